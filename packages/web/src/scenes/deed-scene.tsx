import type { CardId } from '@spaceline/engine';
import { upper } from '@spaceline/protocol';
import { eventWords } from '../i18n/table-words.ts';
import type { CSSProperties, MouseEvent } from 'react';
import { useLayoutEffect, useState } from 'react';
import { DrawnFace } from '../faces/drawn.tsx';
import type { DeedAct } from './act.ts';
import { SkipWords } from './frame.tsx';
import { deedRank as rank } from './beats.ts';
import { Sign } from './sign.tsx';
import { outcomeOf } from './outcome.ts';
import { doer } from './outcome.ts';
import { useCards } from './seen-cards.ts';
import { continueScene, skipScenes } from './stage.ts';
import { stepsOf } from './steps-told.ts';
import { spotOf } from '../parts/spot.ts';
import type { Spot } from '../parts/spot.ts';
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
const between = 150;
/** How wide the card and its words are. */
const wide = 320;

/** How far from its edge of the window the card lies, so that it lies beside what it is done to. */
const beside = (spot: Spot, fromLeft: boolean): number =>
  (fromLeft ? spot.x : innerWidth - spot.x - spot.wide) - between - wide;

/** From the card to what it is meant for. */
function Arrow({ spot, fromLeft }: { readonly spot: Spot; readonly fromLeft: boolean }) {
  const x = fromLeft ? spot.x - 6 : spot.x + spot.wide + 6;
  const y = spot.y + spot.high / 2;
  const side = fromLeft ? -1 : 1;
  const reach = Math.min(between + 10, fromLeft ? x - 20 : innerWidth - x - 20);
  const start = x + side * Math.max(40, reach);
  const high = Math.max(200, Math.min(y - 60, innerHeight - 300));
  return (
    <svg className="deed-arrow" aria-hidden="true" width="100%" height="100%">
      <path
        className="deed-veil"
        d={`M0 0H9999V9999H0ZM${spot.x - 6} ${spot.y - 6}v${spot.high + 12}h${spot.wide + 12}v${-spot.high - 12}Z`}
      />
      <rect x={spot.x - 6} y={spot.y - 6} width={spot.wide + 12} height={spot.high + 12} rx="12" />
      <path
        className="deed-shaft"
        d={`M${start} ${high}C${start - side * 70} ${high} ${x + side * 70} ${y} ${x + side * 22} ${y}`}
      />
      <path className="deed-head" d={`M${x} ${y}L${x + side * 26} ${y - 13}L${x + side * 26} ${y + 13}Z`} />
    </svg>
  );
}

const bigCards = new Set(['played', 'reported', 'downloaded', 'built', 'nullified']);

/** Something the other player does, or that happens by itself: the card, an arrow to its place, and what comes of it. */
export function DeedScene({ act, at }: { readonly act: DeedAct; readonly at: number }) {
  const { face, names, board } = useCards(act);
  const [head] = act.events;
  const spot = useSpot(head?.on ?? -1);
  if (!head) return null;
  const isBig = bigCards.has(head.e) && act.names[head.card] !== undefined;
  const onLeft = spot ? spot.x + spot.wide / 2 > innerWidth / 2 : true;
  // On a small screen the card lies above what it is done to, if that is in the lower part.
  const isLow = spot !== undefined && spot.y + spot.high / 2 > innerHeight * 0.4;
  const [step] = stepsOf([act], names);
  return (
    <section
      aria-label={eventWords(head, names)}
      className={`scene-deed ${onLeft ? 'is-left' : 'is-right'} ${isLow ? 'is-low' : ''} ${act.player === board.me ? 'is-mine' : 'is-theirs'}`}
      data-scene="deed"
      data-theme="night"
      data-rank={at}
      onClick={continueScene}
    >
      {at >= rank.arrow && spot && <Arrow spot={spot} fromLeft={onLeft} />}
      <div className="deed-what" style={spot && ({ '--beside': `${beside(spot, onLeft)}px` } as CSSProperties)}>
        {isBig && (
          <div className="deed-card">
            <DrawnFace face={face(head.card)} size="large" />
          </div>
        )}
        <div className="deed-words">
          <p className="deed-who">
            {step && <Sign name={step.sign} />} {upper(doer(act.player, names))}
          </p>
          <p className="deed-did">{eventWords(head, names)}</p>
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
        {t('Go on')} <kbd className="max-lg:hidden">{t('Space')}</kbd>
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
  return (
    <section
      aria-label={t('What was done meanwhile')}
      className="scene-deed is-left is-theirs"
      data-scene="deeds"
      data-theme="night"
      onClick={continueScene}
    >
      <div className="deed-what">
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
      </div>
    </section>
  );
}
