import { person } from '../i18n/table-words.ts';
import { DrawnFace } from '../faces/drawn.tsx';
import type { EncounterAct } from './act.ts';
import { judgedIn } from './act.ts';
import { encounterRank as rank, verdicts } from './beats.ts';
import { Cast } from './cast.tsx';
import { Explaining } from './explaining.tsx';
import { SceneFrame } from './frame.tsx';
import { Sign } from './sign.tsx';
import { Horizon } from './horizon.tsx';
import { Outcome } from './outcome-lines.tsx';
import { useCards } from './seen-cards.ts';
import { AttemptSteps } from './steps.tsx';
import { TermRows } from './term-rows.tsx';
import { rowsOf } from './terms.ts';
import { AttemptTitle, TurningCard } from './turning-card.tsx';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

const stamps: Readonly<Record<string, readonly [words: Label, sign: 'met' | 'unmet' | 'nullify', tone: string]>> = {
  'conditions met': ['Overcome', 'met', 'good'],
  'conditions failed': ['Not met', 'unmet', 'bad'],
  nullified: ['Nullified', 'nullify', 'good'],
  'trigger absent': ['It concerns nobody here', 'met', 'good'],
  'mis-seed': ['A mis-seed: it goes out of play', 'nullify', 'plain'],
};

function Verdict({ act }: { readonly act: EncounterAct }) {
  const found = act.events.findLast(({ e }) => verdicts.includes(e));
  const [words, sign, tone] = (found && stamps[found.e]) ?? [undefined, 'met', 'plain'];
  const drawn = act.events.findLast((event) => event.e === 'selected');
  const { names, title } = useCards(act);
  if (!words) return null;
  const chosen = drawn?.cards.map(title).join(t(' and '));
  return (
    <div className="scene-verdict">
      <p className={`scene-stamp is-${tone}`} data-verdict={found?.e}>
        <Sign name={sign} size={20} />
        {t(words)}
      </p>
      {drawn && chosen && (
        <p>
          {drawn.word === 'random'
            ? drawn.n > 1
              ? t('Chance draws {chosen}, one chance in {n}.', { chosen, n: drawn.n })
              : t('Chance draws {chosen}.', { chosen })
            : drawn.player === names.reader
              ? t('You choose {chosen}.', { chosen })
              : t("{who}'s choice: {chosen}.", { who: person(drawn.player, names), chosen })}
        </p>
      )}
    </div>
  );
}

/** A seed card is met: what it is, what it asks, who has it, and what becomes of them. */
export function EncounterScene({ act, at }: { readonly act: EncounterAct; readonly at: number }) {
  const { face, title, names, board } = useCards(act);
  const mission = face(act.at);
  const judged = judgedIn(act);
  const isMine = act.player === board.me && !board.isWatching;
  const drawn = act.events.findLast((event) => event.e === 'selected');
  const sum = judged && rowsOf(judged).find(({ term }) => term === 'sum');
  const shares = new Map(sum?.by.map(({ card, n }) => [card, n]));
  const owner = board.cardOf(act.card)?.owner;
  const responses = act.events.filter((event) => event.e === 'played');
  return (
    <SceneFrame
      act={act}
      rank={at}
      label={t('{title}, met at {place}', { title: title(act.card), place: mission.title })}
      title={<AttemptTitle act={act} mission={mission} />}
      steps={<AttemptSteps act={act} steps={act.steps} now="card" />}
      back={<Horizon face={mission} />}
      outcome={at >= rank.outcome && <Outcome act={act} />}
    >
      <div className="scene-card">
        <TurningCard act={act} card={act.card} whose={owner === board.them ? 'theirs' : 'mine'} />
        <p className="scene-note">
          {owner !== undefined &&
            (owner === names.reader ? t('Seeded by you') : t('Seeded by {who}', { who: names.players[owner] }))}
        </p>
        {at >= rank.outcome && <Explaining act={act} />}
      </div>
      <div className="scene-side">
        {at >= rank.ask && (
          <section aria-label={t('What it asks')} className="scene-ask">
            <p className="scene-over">
              {judged
                ? isMine
                  ? t('What it asks of your team')
                  : t('What it asks of the team')
                : t('It asks nothing of the team')}
            </p>
            {judged && (
              <TermRows
                judged={judged}
                act={act}
                counted={at >= rank.count}
                decided={at >= rank.verdict}
                fated={at >= rank.fate}
              />
            )}
          </section>
        )}
        {at >= rank.verdict && <Verdict act={act} />}
        {responses.length > 0 && at >= rank.ask && (
          <ul className="scene-responses" aria-label={t('Responses')}>
            {responses.map((event, n) => (
              <li key={n} className={event.player === board.me ? 'is-mine' : 'is-theirs'}>
                <DrawnFace face={face(event.card)} size="row" />
              </li>
            ))}
          </ul>
        )}
        {at >= rank.ask && (
          <Cast
            act={act}
            team={act.team}
            fated={at >= rank.fate}
            drawing={
              at >= rank.draw && at < rank.outcome
                ? drawn?.word === 'random'
                  ? 'random'
                  : drawn
                    ? 'choice'
                    : undefined
                : undefined
            }
            brings={(card) => {
              const n = shares.get(card);
              return n === undefined ? undefined : String(n);
            }}
          />
        )}
      </div>
    </SceneFrame>
  );
}
