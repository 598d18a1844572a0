import type { CardId } from '@spaceline/engine';
import { callingOf } from '../i18n/table-words.ts';
import type { CSSProperties } from 'react';
import type { BattleAct } from './act.ts';
import type { Pair, Total, Unopposed } from './battle-reading.ts';
import { compared, pairsOf, totalsOf, unopposedIn } from './battle-reading.ts';
import { battleRank as rank } from './beats.ts';
import { sidesOf } from '../board/fighting.ts';
import { Cast, Figure } from './cast.tsx';
import { fatesIn } from './fates.ts';
import { shortName, useCards } from './seen-cards.ts';
import { t } from '../i18n/t.ts';

interface Props {
  readonly act: BattleAct;
  readonly at: number;
}

/** What of their fate belongs to the duel itself; who is killed or stopped at the end is told at the end. */
const inDuel = new Set(['stunned', 'mortally wounded']);

/** Theirs above, yours below, and the two numbers between. */
function Duel({ act, pair, at, n }: Props & { readonly pair: Pair; readonly n: number }) {
  const { board } = useCards(act);
  const isMine = act.player === board.me;
  const [mine, theirs] = isMine ? [pair.attacker, pair.defender] : [pair.defender, pair.attacker];
  const fates = fatesIn(act);
  const fateOf = (card: CardId) => {
    const early = act.events.find((event) => inDuel.has(event.e) && event.card === card);
    return at >= rank.fate ? fates.get(card) : early ? fates.get(card) : undefined;
  };
  const words = compared(mine.n, theirs.n);
  return (
    <li className="duel" style={{ '--n': n } as CSSProperties}>
      <ul className="contents">
        <Figure act={act} card={theirs.card} at={n} fate={fateOf(theirs.card)} />
      </ul>
      <p className="duel-numbers">
        <b className={words === 'weaker' ? 'is-theirs' : ''}>{theirs.n}</b>
        <span>{t(words === 'weaker' ? compared(theirs.n, mine.n) : words)}</span>
        <b className={words === 'weaker' || words === 'equal' ? '' : 'is-mine'}>{mine.n}</b>
      </p>
      <ul className="contents">
        <Figure act={act} card={mine.card} at={n} fate={fateOf(mine.card)} />
      </ul>
    </li>
  );
}

/** Somebody of the larger side, for whom no adversary was left. */
function Alone({ act, one, at, n }: Props & { readonly one: Unopposed; readonly n: number }) {
  const { board } = useCards(act);
  const isMine = one.player === board.me;
  const fate = at >= rank.fate ? fatesIn(act).get(one.card) : undefined;
  const figure = (
    <ul className="contents">
      <Figure act={act} card={one.card} at={n} fate={fate} />
    </ul>
  );
  const nobody = <p className="duel-nobody">{t('no adversary left')}</p>;
  return (
    <li className="duel duel-alone" style={{ '--n': n } as CSSProperties}>
      {isMine ? nobody : figure}
      <p className="duel-numbers">
        {!isMine && <b className="is-theirs">{one.n}</b>}
        <span>{t('unopposed')}</span>
        {isMine && <b className="is-mine">{one.n}</b>}
      </p>
      {isMine ? figure : nobody}
    </li>
  );
}

function TotalBar({ act, total, scale }: { readonly act: BattleAct; readonly total: Total; readonly scale: number }) {
  const { title, names, board } = useCards(act);
  const isMine = total.player === board.me;
  return (
    <div className={`duel-total ${isMine ? 'is-mine' : 'is-theirs'}`}>
      <span>{total.player < 0 ? t('Nobody') : callingOf(total.player as 0 | 1, names)}</span>
      <div className="scene-bar" aria-hidden="true">
        {total.by.map(({ card, n }, at) => (
          <i key={card} style={{ '--n': at, width: `${(n / scale) * 100}%` } as CSSProperties}>
            <span>
              {shortName(title(card))} {n}
            </span>
          </i>
        ))}
      </div>
      <b>{total.n}</b>
    </div>
  );
}

/** Those who face each other, theirs above, before the first pair is drawn. */
function Lineups({ act }: { readonly act: BattleAct }) {
  const { names, board } = useCards(act);
  const sides = sidesOf(board.view).toSorted((a) => (a.player === board.me ? 1 : -1));
  return sides.map(({ player, force }) => (
    <section key={player} className={`lineup ${player === board.me ? 'is-mine' : 'is-theirs'}`}>
      <p>{player < 0 ? t('Nobody') : callingOf(player as 0 | 1, names)}</p>
      <Cast act={act} team={{ cards: force, hidden: 0 }} fated={false} drawing={undefined} />
    </section>
  ));
}

/** One column a pair, then those who met nobody, and both totals on one scale. */
export function PeopleBattle({ act, at }: Props) {
  const { board } = useCards(act);
  const pairs = pairsOf(act).filter((_, n) => at >= rank.pair + n);
  const alone = at >= rank.fire ? unopposedIn(act) : [];
  const totals = totalsOf(act).toSorted((a) => (a.player === board.me ? -1 : 1));
  const scale = Math.max(1, ...totals.map(({ n }) => n)) * 1.08;
  return (
    <div className="battle">
      {pairs.length === 0 && <Lineups act={act} />}
      <ol className="duels" aria-label={t('Pairs')} data-many={pairs.length + alone.length > 5 || undefined}>
        {pairs.map((pair, n) => (
          <Duel key={n} act={act} pair={pair} at={at} n={n} />
        ))}
        {alone.map((one, n) => (
          <Alone key={one.card} act={act} one={one} at={at} n={pairs.length + n} />
        ))}
      </ol>
      {at >= rank.fire && (
        <section className="duel-totals" aria-label={t('Total STRENGTH')}>
          {totals.map((total) => (
            <TotalBar key={total.player} act={act} total={total} scale={scale} />
          ))}
        </section>
      )}
    </div>
  );
}
