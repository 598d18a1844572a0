import type { CardId, SeenEvent } from '@spaceline/engine';
import { upper } from '@spaceline/protocol';
import { eventWords, person } from '../i18n/table-words.ts';
import type { CSSProperties, MouseEvent } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { vesselOf } from '../board/fighting.ts';
import { people, peopleAt } from '../board/solving.ts';
import { DrawnFace } from '../faces/drawn.tsx';
import { Picture } from '../faces/picture.tsx';
import type { DeedAct } from './act.ts';
import { cureIn, effectIn } from './cures.ts';
import { SkipWords } from './frame.tsx';
import { deedRank as rank } from './beats.ts';
import { Sign } from './sign.tsx';
import { outcomeOf } from './outcome.ts';
import { doer } from './outcome.ts';
import { useCards } from './seen-cards.ts';
import { continueScene, skipScenes, useStage } from './stage.ts';
import { lastTurnOf, stepsOf } from './steps-told.ts';
import { spotOf, spotOfElement } from '../parts/spot.ts';
import type { Spot } from '../parts/spot.ts';
import type { Names } from '../words.ts';
import { t } from '../i18n/t.ts';

/** What the deed is done to, if it is in sight. */
function useSpot(card: CardId | -1): Spot | undefined {
  const [spot, setSpot] = useState<Spot>();
  useLayoutEffect(() => {
    const look = () => setSpot(card >= 0 ? spotOf(card) : undefined);
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [card]);
  return spot;
}

/** What lies between the card and what it is done to: room for the arrow. */
const between = 84;
/** How wide and high the card is, in a window that has room for it. */
const card = { wide: 272, high: 392 };
/** What stays free above and below: their bar, and one's own hand. */
const free = { above: 96, below: 214 };

/** Where the card lies: as near to what it is done to as the arrow lets it. */
interface Place {
  readonly fromLeft: boolean;
  readonly x: number;
  readonly y: number;
  readonly high: number;
}

function placeBeside(spot: Spot): Place {
  const fromLeft = spot.x - between - card.wide > 12;
  const high = Math.min(card.high, innerHeight - 24);
  const lowest = Math.max(12, innerHeight - free.below - high);
  const y = Math.max(Math.min(free.above, lowest), Math.min(spot.y + spot.high / 2 - high * 0.62, lowest));
  const x = fromLeft ? spot.x - between - card.wide : spot.x + spot.wide + between;
  return { fromLeft, x: Math.min(x, innerWidth - card.wide - 12), y, high };
}

/** From the card to what it is meant for. */
function Arrow({ spot, place, isBig }: { readonly spot: Spot; readonly place: Place; readonly isBig: boolean }) {
  const { fromLeft } = place;
  const x = fromLeft ? spot.x - 6 : spot.x + spot.wide + 6;
  const y = spot.y + spot.high / 2;
  const side = fromLeft ? -1 : 1;
  const start = fromLeft ? place.x + card.wide : place.x;
  // A bow from the side of the card, which lies higher or lower than what it is meant for.
  const from = isBig ? Math.max(place.y + 60, Math.min(y - 70, place.y + place.high - 60)) : y;
  return (
    <svg className="deed-arrow" aria-hidden="true" width="100%" height="100%">
      <path
        className="deed-veil"
        d={`M0 0H9999V9999H0ZM${spot.x - 6} ${spot.y - 6}v${spot.high + 12}h${spot.wide + 12}v${-spot.high - 12}Z`}
      />
      <rect x={spot.x - 6} y={spot.y - 6} width={spot.wide + 12} height={spot.high + 12} rx="12" />
      <path
        className="deed-shaft"
        d={`M${start} ${from}C${start - side * 52} ${from} ${x + side * 60} ${y} ${x + side * 22} ${y}`}
      />
      <path className="deed-head" d={`M${x} ${y}L${x + side * 26} ${y - 13}L${x + side * 26} ${y + 13}Z`} />
    </svg>
  );
}

const bigCards = new Set(['played', 'reported', 'downloaded', 'built', 'nullified']);

/** What the card does to it, and who of those who are there takes it away again. */
function Effect({ act, head }: { readonly act: DeedAct; readonly head: SeenEvent }) {
  const { face, title, board } = useCards(act);
  if (head.e !== 'played' || head.on < 0 || act.names[head.card] === undefined) return null;
  const { text } = face(head.card);
  const effect = effectIn(text);
  const isMine = vesselOf(board.view, head.on)?.controller === board.me;
  const cure = isMine ? cureIn(text, people(board, peopleAt(board, head.on))) : undefined;
  const who = cure?.by.map((one) => title(one.card)).join(t(' and ')) ?? '';
  return (
    <p className="deed-effect">
      <span lang="en">{effect}</span>{' '}
      {cure && (
        <b className={cure.met ? 'is-good' : 'is-warn'}>
          {cure.met
            ? t('Cured by {cure}: {who} is there.', { cure: cure.says, who })
            : t('Cured by {cure}, which is not there.', { cure: cure.says })}
        </b>
      )}
    </p>
  );
}

/** What it is done to, under the card, where the table has no room for both. */
function Target({ act, target }: { readonly act: DeedAct; readonly target: CardId }) {
  const { face, title } = useCards(act);
  return (
    <div className="deed-target">
      <svg aria-hidden="true" viewBox="0 0 26 34" width="22" height="29">
        <path className="deed-shaft" d="M13 2V14" />
        <path className="deed-head" d="M0 14H26L13 34Z" />
      </svg>
      <p>
        <Picture face={face(target)} />
        {title(target)}
      </p>
    </div>
  );
}

/** The question is put off while the deed is shown in its corner, and whoever was in it comes back to it. */
function useCorner(): void {
  useEffect(() => {
    const question = document.querySelector<HTMLElement>('.question');
    if (!question) return undefined;
    const had = question.contains(document.activeElement) ? document.activeElement : undefined;
    question.inert = true;
    // Said on the question itself: a rule that looks from the stage for a scene has the whole table styled anew.
    question.dataset['behind'] = '';
    return () => {
      question.inert = false;
      delete question.dataset['behind'];
      if (had instanceof HTMLElement && had.isConnected) had.focus({ preventScroll: true });
    };
  }, []);
}

/** Where the bar tells the news: over its last lines, and over what it tells of a whole turn. */
function roomOfNews(): Pick<Spot, 'x' | 'y' | 'wide'> | undefined {
  const spot = (part: string) => spotOfElement(document.querySelector(`.stage-top > ${part}`));
  const news = spot('.ticker');
  if (!news) return undefined;
  const { x, y } = spot('.recap') ?? news;
  return { x, y, wide: news.x + news.wide - x };
}

/** The turn so far, above: what was done before this, and what is done now. */
function TurnSoFar({ act }: { readonly act: DeedAct }) {
  const { names } = useCards(act);
  const story = useStage(({ playback }) => playback.story);
  const told = useRef<HTMLElement>(null);
  // When this is laid out, the bar below is drawn with what it tells now.
  useLayoutEffect(() => {
    const room = roomOfNews();
    if (!told.current) return;
    told.current.style.visibility = room ? '' : 'hidden';
    for (const [name, px] of Object.entries(room ?? {})) told.current.style.setProperty(`--${name}`, `${px}px`);
  }, [act.id]);
  const acts = lastTurnOf(story, act.player).filter(({ id }) => id <= act.id);
  if (act.player < 0 || acts.at(-1)?.id !== act.id) return null;
  const steps = stepsOf(acts, names).slice(-4);
  return (
    <section ref={told} className="recap deed-turn" aria-label={t('The turn so far')}>
      <h2>{turnTitle(act, names)}</h2>
      <ol>
        {steps.map(({ at, sign, words, small }) => (
          <li key={at} className={at === act.id ? 'is-now' : ''} aria-current={at === act.id ? 'step' : undefined}>
            <Sign name={sign} />
            <span>{at === act.id ? t('Now: {words}', { words }) : words}</span>
            <small>{small}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

const turnTitle = (act: DeedAct, names: Names): string =>
  act.player < 0
    ? upper(doer(act.player, names))
    : t("{who}'s turn {turn}", { who: upper(person(act.player, names)), turn: act.turn });

/** Something the other player does, or that happens by itself: the card, an arrow to its place, and what comes of it. */
export function DeedScene({ act, at }: { readonly act: DeedAct; readonly at: number }) {
  const { face, names, board } = useCards(act);
  const [head] = act.events;
  const spot = useSpot(head?.on ?? -1);
  useCorner();
  if (!head) return null;
  const isBig = bigCards.has(head.e) && act.names[head.card] !== undefined;
  const place = spot && placeBeside(spot);
  const [step] = stepsOf([act], names);
  const isTheirTurn = act.player >= 0 && board.view.active === act.player;
  return (
    <section
      aria-label={eventWords(head, names)}
      className={`scene-deed ${act.player === board.me ? 'is-mine' : 'is-theirs'}`}
      data-scene="deed"
      data-theme="night"
      data-rank={at}
      onClick={continueScene}
    >
      <TurnSoFar act={act} />
      {at >= rank.arrow && spot && place && <Arrow spot={spot} place={place} isBig={isBig} />}
      {isBig && (
        <div
          className={`deed-card ${place ? 'is-beside' : ''}`}
          style={place && ({ '--x': `${place.x}px`, '--y': `${place.y}px` } as CSSProperties)}
        >
          <DrawnFace face={face(head.card)} size="large" />
          {head.on >= 0 && at >= rank.arrow && <Target act={act} target={head.on} />}
        </div>
      )}
      <div className="deed-words">
        <p className="deed-who">
          {step && <Sign name={step.sign} />} {isTheirTurn ? turnTitle(act, names) : upper(doer(act.player, names))}
        </p>
        <p className="deed-did">{eventWords(head, names)}</p>
        <Effect act={act} head={head} />
        {at >= rank.result && (
          <ul className="scene-lines">
            {outcomeOf({ ...act, events: act.events.slice(1) }, names).map(({ sign, tone, words }) => (
              <li key={words} className={`is-${tone}`}>
                <Sign name={sign} />
                <span>{words}</span>
              </li>
            ))}
          </ul>
        )}
        <DeedKeys />
      </div>
    </section>
  );
}

/** The whole deed is pressed to go on: what has a button of its own is not pressed twice. */
const alone =
  (press: () => void) =>
  (event: MouseEvent): void => {
    event.stopPropagation();
    press();
  };

function DeedKeys() {
  return (
    <p className="deed-keys">
      <button type="button" data-continue onClick={alone(continueScene)}>
        {t('Go on')} <kbd className="max-lg:hidden">{t('Space::key')}</kbd>
      </button>
      <button type="button" data-skip onClick={alone(skipScenes)}>
        <SkipWords /> <kbd className="max-lg:hidden">Esc</kbd>
      </button>
    </p>
  );
}

/** Many deeds at once are told as a list, by ship and place. */
export function CrowdScene({ acts }: { readonly acts: readonly DeedAct[] }) {
  const [first] = acts;
  const { names } = useCards(first ?? (acts[0] as DeedAct));
  useCorner();
  return (
    <section
      aria-label={t('What was done meanwhile')}
      className="scene-deed is-theirs"
      data-scene="deeds"
      data-theme="night"
      onClick={continueScene}
    >
      <div className="deed-words">
        <p className="deed-who">{upper(doer(first?.player ?? -1, names))}</p>
        <ol className="deed-list">
          {stepsOf(acts, names).map(({ at, sign, words, small }) => (
            <li key={at}>
              <Sign name={sign} /> {words} <small>{small}</small>
            </li>
          ))}
        </ol>
        <DeedKeys />
      </div>
    </section>
  );
}
