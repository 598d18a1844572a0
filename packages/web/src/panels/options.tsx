import { judgementWords } from '../i18n/table-words.ts';
import type { CardId, Decision, None, Option, Outlook, Verb } from '@spaceline/engine';
import { deedKey, mostOf, none } from '@spaceline/engine';
import type { IconName } from '@spaceline/art';
import { passOf } from '@spaceline/protocol';
import { focus, goBack, takeOption, takeWith, touch } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { beginCorrecting, mayCorrect } from '../board/correcting-store.ts';
import { listed, verbsOf } from '../choosing/menu.ts';
import type { Group } from '../choosing/menu.ts';
import { fitting } from '../choosing/selection.ts';
import { rangeLeftAt } from '../board/flights.ts';
import { beyondDock } from '../board/flying-out.ts';
import { placeOf } from '../board/happening.ts';
import { openPlace, preview, useSheet } from '../board/sheet.ts';
import { isFire, vesselOf } from '../board/fighting.ts';
import { solvingTeam } from '../board/solving.ts';
import { staffingLack } from '../board/staffing.ts';
import { DrawnFace } from '../faces/drawn.tsx';
import { useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import { Sign } from '../parts/sign.tsx';
import { answerWords, groupWords } from './answer-words.ts';
import { Firepower } from './battle.tsx';
import { verbWords } from './verb-words.ts';
import type { Names } from '../words.ts';
import { rich, t } from '../i18n/t.ts';

/** The key that gives an answer: nine by their number, nine more with Shift. */
function Key({ at }: { readonly at: number }) {
  return at < 18 ? <kbd className="answer-key">{at < 9 ? at + 1 : `⇧${at - 8}`}</kbd> : null;
}

const verbSigns: Partial<Record<Verb, IconName>> = {
  attempt: 'attempt',
  beam: 'beam',
  walk: 'beam',
  fly: 'fly',
  dock: 'dock',
  undock: 'fly',
  battle: 'battle',
  'return fire': 'battle',
  play: 'play',
  use: 'play',
  report: 'report',
  build: 'facility',
  seed: 'seeds',
  'seed facility': 'facility',
  'place mission': 'mission',
  cloak: 'cloak',
  decloak: 'cloak',
  download: 'draw',
  draw: 'draw',
  answer: 'respond',
};

/** What the team of an attempt would bring. */
const isAttemptOf = (option: Option, { at, ship, team }: Outlook): boolean =>
  option.do === 'attempt' && option.on === at && (ship >= 0 ? option.card === ship : option.to === team);

/** What follows from an answer, as far as it can be known before. */
function Foreseen({ option }: { readonly option: Option }) {
  const { view } = useBoard();
  const outlook = useTable((state) => state.table?.outlook);
  const { requirements: judged, barred } = outlook?.find((one) => isAttemptOf(option, one)) ?? {};
  const left = option.do === 'fly' ? rangeLeftAt(view, option.card, option.on, option.way) : undefined;
  return (
    <>
      {judged && (
        <span className={`answer-note ${judged.met ? 'text-good' : 'text-missing'}`}>{judgementWords(judged)}</span>
      )}
      {barred && (
        <span className="answer-note">
          {rich('You may not complete it: {why}. [{clause}]', {
            why: <span lang="en">{barred.why}</span>,
            clause: barred.clause,
          })}
        </span>
      )}
      {left !== undefined && <span className="answer-note">{t('RANGE {left} left there', { left })}</span>}
      {isFire(option) && option.pick && <Firepower ships={mostOf(option.pick)} target={option.on} />}
    </>
  );
}

interface OptionProps {
  readonly option: Option;
  readonly at: number;
  readonly kind: Decision['kind'];
}

/** Where the card goes that the question is about, or that was chosen, on a line that stands. */
function whereWords(option: Option, names: Names, chosen: CardId | None): string | undefined {
  if (!names.lineStands || (option.do !== 'seed' && option.do !== 'place mission')) return undefined;
  const place = names.card(option.on);
  if (!place) return undefined;
  if (option.do === 'seed') return option.card === chosen ? t('Under {place}', { place }) : undefined;
  if (option.to >= 0 || option.way === 'onto') return undefined;
  return option.way === 'left' ? t('Above {place}', { place }) : t('Below {place}', { place });
}

function OptionButton({ option, at, kind }: OptionProps) {
  const { names, view } = useBoard();
  const chosen = useTable(({ selection }) => selection.focus);
  const sign = verbSigns[option.do];
  return (
    <button type="button" className="answer" data-option={option.do} onClick={() => takeOption(option)}>
      {sign && (
        <span className="answer-sign">
          <Sign name={sign} size={20} />
        </span>
      )}
      <span className="answer-words">
        {whereWords(option, names, chosen) ?? answerWords(option, view, names, kind)}
        <Foreseen option={option} />
      </span>
      <Key at={at} />
    </button>
  );
}

/** Those who go with an order, at one press: all who can, or those who solve the mission there. */
function AtOnce({ option }: { readonly option: Option }) {
  const board = useBoard();
  if ((option.do !== 'beam' && option.do !== 'walk') || !option.pick || option.pick.max < 2) return null;
  const all = mostOf(option.pick);
  const { team, face } = solvingTeam(board, option);
  const isSurface = board.view.spaceline.some(({ id }) => id === option.to);
  const words = answerWords(option, board.view, board.names);
  return (
    <span className="at-once">
      {isSurface && face && team && team.length < all.length && (
        <button
          type="button"
          className="btn at-once-button"
          data-at-once="solves"
          aria-label={t('{order}: the team that solves {title}', { order: words, title: face.title })}
          title={t('The team that solves {title}', { title: face.title })}
          onClick={() => takeWith(option, team)}
        >
          <Sign name="attempt" size={16} />
          {t('Solve')} <kbd className="answer-key">T</kbd>
        </button>
      )}
      <button
        type="button"
        className="btn at-once-button"
        data-at-once="all"
        aria-label={t('{order}: all who can', { order: words })}
        title={t('All who can')}
        onClick={() => takeWith(option, all)}
      >
        {t('All {n}', { n: all.length })} <kbd className="answer-key">⇧↵</kbd>
      </button>
    </span>
  );
}

/** A ship that is docked flies off in one order. */
function FlyOut({ decision, ship, at }: { readonly decision: Decision; readonly ship: CardId; readonly at: number }) {
  const { view, names } = useBoard();
  return beyondDock(view, decision, ship).map((place, nth) => (
    <button
      key={place}
      type="button"
      className="answer"
      data-option="fly"
      data-place={place}
      onClick={() => touch(place)}
    >
      <span className="answer-sign">
        <Sign name="fly" size={20} />
      </span>
      <span className="answer-words">
        {t('Undock and fly to {place}', { place: names.card(place) ?? t('that place') })}
        <span className="answer-note">
          {t('RANGE {left} left there', { left: rangeLeftAt(view, ship, place) ?? 0 })}
        </span>
      </span>
      <Key at={at + nth} />
    </button>
  ));
}

function GroupButton({ group, at }: { readonly group: Group; readonly at: number }) {
  const { names, faceOf } = useBoard();
  return (
    <button
      type="button"
      className="answer"
      data-group={group.card}
      data-verbs={verbsOf(group).join(', ')}
      onClick={() => focus(group.card)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && preview(group.card)}
      onPointerLeave={() => preview(none)}
    >
      <DrawnFace face={faceOf(group.card)} size="mini" className="chip-mini answer-sign" />
      <span className="answer-words">
        {groupWords(group, names)}{' '}
        <span className="answer-verbs">
          {verbsOf(group)
            .map((verb) => t(verbWords[verb]))
            .join(', ')}{' '}
          …
        </span>
      </span>
      <Key at={at} />
    </button>
  );
}

/** What a ship of one's own can do: each place it reaches says what is left there. */
function Readiness({ card }: { readonly card: CardId }) {
  const board = useBoard();
  const ship = vesselOf(board.view, card);
  if (!ship || ship.controller !== board.me || ship.range === 0) return null;
  return (
    <span className={`answer-note ${ship.staffed ? 'text-soft' : 'text-missing'}`} data-ready={ship.staffed}>
      {t('RANGE {left} of {range}', { left: ship.rangeLeft, range: ship.range })} ·{' '}
      {ship.staffed ? t('staffed') : t('not staffed: {lack}', { lack: staffingLack(ship, board) })}
      <span className="while-carried" aria-hidden>
        {t('Each place in reach shows the RANGE that is left there. Let go elsewhere, and the ship stays.')}
      </span>
    </span>
  );
}

/** What was touched, and the way back from it. */
function Focus({ card }: { readonly card: CardId }) {
  const { names, view } = useBoard();
  const open = useSheet((state) => state.open);
  const place = placeOf(view, card);
  return (
    <div className="flex items-center gap-1" data-focused>
      <button
        type="button"
        className="btn btn-quiet size-10 min-h-10 p-0"
        aria-label={t('Back to all options')}
        onClick={goBack}
      >
        <Icon name="back" />
      </button>
      <span className="min-w-0 flex-1 leading-tight font-semibold text-gold">
        {names.card(card) ?? t('This card')}
        <Readiness card={card} />
      </span>
      {mayCorrect() && (
        <button
          type="button"
          className="btn btn-quiet size-10 min-h-10 p-0 text-assist"
          aria-label={t('Correct {card}', { card: names.card(card) ?? t('the card') })}
          onClick={() => beginCorrecting([card])}
        >
          <Icon name="correct" />
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet size-10 min-h-10 p-0"
        aria-label={
          place === undefined
            ? t('Read {card}', { card: names.card(card) ?? t('the card') })
            : t('Who is with {card}', { card: names.card(card) ?? t('the card') })
        }
        onClick={() => (place === undefined ? open('card') : openPlace(place))}
      >
        <Icon name="info" />
      </button>
    </div>
  );
}

const isGroup = (part: Group | Option): part is Group => 'options' in part;

/** Every legal answer as a button: at once if they are few, else card by card; a card with one way is that way. */
export function Options({ decision }: { readonly decision: Decision }) {
  const selection = useTable((state) => state.selection);
  const { names } = useBoard();
  const parts = listed(fitting(decision, selection), selection.focus >= 0);
  const isShort =
    parts.length > 1 && parts.some((part) => isGroup(part) || whereWords(part, names, selection.focus) !== undefined);
  return (
    <div className={`options ${isShort ? 'options-short' : ''}`} data-options>
      {parts.length === 0 && (
        <p className="m-0 text-soft">
          {passOf(decision)
            ? t('There is nothing you can do here but pass.')
            : t('Read first what the coach says, then it goes on.')}
        </p>
      )}
      {selection.focus >= 0 && selection.focus !== decision.source && <Focus card={selection.focus} />}
      {parts.map((part, at) =>
        isGroup(part) ? (
          <GroupButton key={part.card} group={part} at={at} />
        ) : (
          <div key={deedKey(part)} className="answer-row">
            <OptionButton option={part} at={at} kind={decision.kind} />
            <AtOnce option={part} />
          </div>
        ),
      )}
      {selection.focus >= 0 && <FlyOut decision={decision} ship={selection.focus} at={parts.length} />}
    </div>
  );
}
