import type { BattleAct } from './act.ts';
import { battleRank as rank } from './beats.ts';
import { callingOf } from '../i18n/table-words.ts';
import { SceneFrame } from './frame.tsx';
import { Sign } from './sign.tsx';
import { Horizon } from './horizon.tsx';
import { Outcome } from './outcome-lines.tsx';
import { PeopleBattle } from './people-battle.tsx';
import { placeOf } from '../board/happening.ts';
import { useCards } from './seen-cards.ts';
import { ShipBattle } from './ship-battle.tsx';
import { t } from '../i18n/t.ts';

/** Where it has come to: a battle goes on in the same steps whoever fights. */
function BattleSteps({ act, at }: { readonly act: BattleAct; readonly at: number }) {
  const isShips = act.fought === 'ship';
  const steps = [
    [t('Begun'), rank.begin],
    [isShips ? t('Fire') : t('Pairs'), isShips ? rank.fire : rank.pair],
    [isShips ? t('Damage') : t('Totals'), rank.verdict],
    [t('Over'), rank.outcome],
  ] as const;
  const now = steps.findLastIndex(([, from]) => at >= from);
  return (
    <ol className="scene-steps" aria-label={t('The battle so far')}>
      {steps.map(([words], n) => (
        <li
          key={words}
          className={n < now ? 'is-met' : n === now ? 'is-now' : 'is-ahead'}
          aria-current={n === now ? 'step' : undefined}
        >
          <Sign name={n < now ? 'met' : 'battle'} size={16} />
          {words}
        </li>
      ))}
    </ol>
  );
}

/** A battle: ships with what they fire, or people in pairs, and who has won. */
export function BattleScene({ act, at }: { readonly act: BattleAct; readonly at: number }) {
  const { face, title, names, board } = useCards(act);
  const place = placeOf(board.view, act.at) ?? act.at;
  const who = act.player === -1 ? t('A self-controlling ship') : callingOf(act.player, names);
  const isPlace = board.view.spaceline.some(({ id }) => id === place);
  return (
    <SceneFrame
      act={act}
      rank={at}
      label={t('Battle at {title}', { title: title(place) })}
      title={
        <>
          <Sign name="battle" size={22} />{' '}
          {act.player === names.reader
            ? t('You attack at {title}', { title: title(place) })
            : t('{who} attacks at {title}', { who, title: title(place) })}
        </>
      }
      steps={<BattleSteps act={act} at={at} />}
      back={isPlace && <Horizon face={face(place)} />}
      outcome={at >= rank.outcome && <Outcome act={act} />}
    >
      {act.fought === 'ship' ? <ShipBattle act={act} at={at} /> : <PeopleBattle act={act} at={at} />}
    </SceneFrame>
  );
}
