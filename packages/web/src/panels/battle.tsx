import type { BattleUnderWay, CardId } from '@spaceline/engine';
import { callingOf } from '../i18n/table-words.ts';
import { useBoard } from '../board/context.tsx';
import { battleIn, fireOn, sidesOf, strengthOf, vesselOf } from '../board/fighting.ts';
import type { Fire, Side } from '../board/fighting.ts';
import { Touchable } from '../board/touchable.tsx';
import { colourOf } from '@spaceline/art';
import type { Names } from '../words.ts';
import { t } from '../i18n/t.ts';

const frame = 'flex shrink-0 flex-col gap-1 rounded-lg border border-theirs/60 bg-theirs/5 px-2 py-1.5';

/** Short, for names and numbers stand beside it. */
function whoWords(player: number, names: Names): string {
  if (player < 0) return t('A self-controlling ship');
  return callingOf(player, names);
}

function useSide({ player, attacking }: Side): { readonly who: string; readonly tone: string } {
  const { me, names } = useBoard();
  const who = whoWords(player, names);
  const words =
    player === names.reader
      ? attacking
        ? t('You attack')
        : t('You defend')
      : attacking
        ? t('{who} attacks', { who })
        : t('{who} defends', { who });
  return {
    who: words,
    tone: player === me ? 'text-mine' : 'text-theirs',
  };
}

function Front({ side }: { readonly side: Side }) {
  const { names } = useBoard();
  const { who, tone } = useSide(side);
  const { front, brings } = side;
  return (
    <p className="m-0 flex items-baseline gap-2 leading-snug">
      <span className="min-w-0 flex-1">
        <span className={`text-sm ${tone}`}>{who}: </span>
        <b className="font-medium">{front.map((card) => names.card(card) ?? t('a card')).join(', ')}</b>
      </span>
      <span className="text-sm whitespace-nowrap text-gold">{brings}</span>
    </p>
  );
}

/** A battle going on, in few lines: where, and who faces whom with what. */
export function BattleHead() {
  const { view, names } = useBoard();
  const battle = battleIn(view);
  if (!battle) return null;
  return (
    <section aria-label={t('Battle')} className={frame}>
      <h3 className="m-0 text-sm font-normal text-soft max-lg:sr-only">
        {battle.is === 'ship battle'
          ? t('Ship battle at {place}', { place: names.card(battle.place) ?? t('a location') })
          : t('Personnel battle at {place}', { place: names.card(battle.place) ?? t('a location') })}
      </h3>
      {sidesOf(view).map((side) => (
        <Front key={Number(side.attacking)} side={side} />
      ))}
    </section>
  );
}

function fallenIn(battle: BattleUnderWay | undefined, card: number): string {
  if (battle?.is !== 'personnel battle') return '';
  return battle.wounded.includes(card) ? t('mortally wounded') : battle.stunned.includes(card) ? t('stunned') : '';
}

/** A card that fights: its numbers, and whether it still stands. */
function Fighter({ card }: { readonly card: CardId }) {
  const { view, names, faceOf, cardOf } = useBoard();
  const face = faceOf(card);
  const title = names.card(card) ?? face.title;
  const vessel = vesselOf(view, card);
  const strength = strengthOf(view, card);
  const fallen = fallenIn(battleIn(view), card);
  const numbers = vessel
    ? `W ${vessel.weapons} · S ${vessel.shields}`
    : strength === undefined
      ? ''
      : t('STRENGTH {strength}', { strength });
  return (
    <Touchable
      card={card}
      label={[title, numbers, fallen].filter(Boolean).join(', ')}
      className="flex min-h-8 max-w-full flex-wrap items-center gap-x-2 rounded-md border border-edge bg-raised px-2 py-0.5 text-left text-sm leading-tight pointer-coarse:min-h-10"
      style={{ borderLeft: `4px solid ${colourOf(face, cardOf(card)?.affiliation)}` }}
    >
      <span className={fallen ? 'text-soft line-through' : ''}>{title}</span>
      <span className={fallen ? 'text-bad' : 'text-soft'}>{fallen || numbers}</span>
    </Touchable>
  );
}

function Force({ side }: { readonly side: Side }) {
  const { who, tone } = useSide(side);
  return (
    <div>
      <h4 className={`m-0 text-sm font-normal ${tone}`}>{who}</h4>
      <div className="flex flex-wrap gap-1.5">
        {side.force.map((card) => (
          <Fighter key={card} card={card} />
        ))}
      </div>
    </div>
  );
}

/** Everybody who takes part, on both sides, where more do than those who face each other now. */
export function Forces() {
  const { view } = useBoard();
  const sides = sidesOf(view);
  if (sides.every(({ force, front }) => force.length === front.length) && battleIn(view)?.is !== 'personnel battle')
    return null;
  return (
    <section aria-label={t('Forces')} className="flex shrink-0 flex-col gap-2 py-2">
      {sides.map((side) => (
        <Force key={Number(side.attacking)} side={side} />
      ))}
    </section>
  );
}

const fireWords = ({ result, attack, defense }: Fire): string => {
  if (result === 'direct hit') return t('Direct hit: WEAPONS {attack} against SHIELDS {defense}', { attack, defense });
  if (result === 'hit') return t('Hit: WEAPONS {attack} against SHIELDS {defense}', { attack, defense });
  return t('No hit: WEAPONS {attack} against SHIELDS {defense}', { attack, defense });
};

/** What ships would come to against a target, with the numbers that will be compared. */
export function Firepower({ ships, target }: { readonly ships: readonly CardId[]; readonly target: CardId }) {
  const { view } = useBoard();
  const fire = fireOn(view, ships, target);
  if (!fire) return null;
  return (
    <span className={`answer-note ${fire.result === 'missed' ? 'text-missing' : 'text-good'}`} data-fire={fire.result}>
      {fireWords(fire)}
    </span>
  );
}
