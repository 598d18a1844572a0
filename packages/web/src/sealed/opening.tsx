import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { backPicture } from '@spaceline/art';
import { many, rich, t } from '../i18n/t.ts';
import { CardFace } from '../faces/card-face.tsx';
import { Drawn } from '../faces/drawn.tsx';
import { Emblem, emblemOf, sideOf } from '../faces/emblem.tsx';
import { toneOf } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import type { SealedState } from '../net/wire.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';
import { media } from '../parts/media.ts';
import { useGlanceOf } from './glance.tsx';
import { rarityWord, wrappersOf } from './pool.ts';
import type { OpenedBox } from './pool.ts';
import { WrapperArt } from './wrapper.tsx';
import { isCalm } from '../parts/motion.ts';

const back = backPicture('mine');

/** Whether the premium cards fit beside a pack. */
const useBeside = media('(width >= 80rem)');

/** Card by card as it comes out of its wrapper: it turns over, the rare one last. */
function TurnedCard({ face, at }: { readonly face: Face; readonly at: number }) {
  const { handlers, hold } = useGlanceOf(face);
  const rarity = face.rarity ?? '';
  return (
    <li data-rarity={rarity} style={{ '--n': at } as CSSProperties}>
      <div className={`turner relative h-46`}>
        <CardFace face={face} gold={rarity === 'R' || rarity === 'P'} />
        <Drawn className="card-back" markup={back} />
        {/* Over the card and not around it: the card is read by itself, the button only names it. */}
        <button
          type="button"
          className="absolute inset-0 rounded-lg border-0 bg-transparent p-0"
          aria-label={t('Read {title}, {rarity}', { title: face.title, rarity: rarityWord(rarity) })}
          onClick={hold}
          {...handlers}
        />
      </div>
      <span
        aria-hidden="true"
        className={`rarity-word block h-6 pt-0.5 text-center text-sm ${rarity === 'R' ? 'font-semibold text-gold' : 'text-soft'}`}
      >
        {rarity === 'C' || rarity === 'P' ? '' : `${rarity === 'R' ? '✦ ' : ''}${rarityWord(rarity)}`}
      </span>
    </li>
  );
}

function Spread({
  cards,
  faceOf,
  still,
}: {
  readonly cards: readonly string[];
  readonly faceOf: (id: string) => Face;
  readonly still: boolean;
}) {
  return (
    <ul
      aria-label={t('Cards of this pack')}
      className={`spread m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(6.7rem,1fr))] gap-x-2 gap-y-1 lg:gap-x-3 p-0 lg:grid-cols-5 ${still ? 'still' : ''}`}
    >
      {cards.map((id, at) => (
        <TurnedCard key={`${id} ${at}`} face={faceOf(id)} at={at} />
      ))}
    </ul>
  );
}

/** How many of each type have come out so far. */
function Tally({ faces }: { readonly faces: readonly Face[] }) {
  const types = new Map<string, number>();
  for (const { type } of faces) types.set(type, (types.get(type) ?? 0) + 1);
  const most = Math.max(1, ...types.values());
  return (
    <section aria-label={t('Cards so far')}>
      <h2 className="m-0 mb-2 text-lg font-semibold">{many(faces.length, '{n} card so far', '{n} cards so far')}</h2>
      <ul className="m-0 grid list-none gap-x-6 gap-y-1.5 p-0 xl:grid-cols-2">
        {[...types]
          .toSorted((a, b) => b[1] - a[1])
          .map(([type, count]) => (
            <li key={type} className="flex items-center gap-2 text-sm">
              <span className="flex w-28 items-center gap-1.5 text-soft xl:w-auto" title={type}>
                <Emblem name={type === 'Mission' ? 'planet' : type} size={16} />
                <span className="xl:sr-only">{type}</span>
              </span>
              <span
                aria-hidden="true"
                className="h-2 flex-1 origin-left rounded-full bg-mine"
                style={{ transform: `scaleX(${count / most})` }}
              />
              <b className="w-6 text-right tabular-nums">{count}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The premium cards lie beside the packs from the beginning, and are turned over last; the two that are fixed together are joined. */
function Premium({
  premium,
  isOpen,
  still,
  faceOf,
}: {
  readonly premium: readonly string[];
  readonly isOpen: boolean;
  readonly still: boolean;
  readonly faceOf: (id: string) => Face;
}) {
  return (
    <section aria-label={t('Premium')} className="max-xl:hidden">
      <h2 className="m-0 mb-2 text-lg font-semibold">
        {t('Premium')}{' '}
        <span className="font-normal text-soft">
          {isOpen ? many(premium.length, '{n} card', '{n} cards') : t('turned over last')}
        </span>
      </h2>
      <ul
        aria-label={t('Premium cards')}
        className={`spread premium-spread ${still ? 'still' : ''}`}
        data-open={isOpen || undefined}
      >
        {premium.map((id, at) =>
          isOpen ? (
            <TurnedCard key={`${id} ${at}`} face={faceOf(id)} at={at} />
          ) : (
            <li key={`${id} ${at}`} aria-hidden="true" className="h-46 opacity-45">
              <Drawn className="card-back" markup={back} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** The dual-personnel card and the mission that is fixed with it. */
function Together({ premium, faceOf }: { readonly premium: readonly string[]; readonly faceOf: (id: string) => Face }) {
  const [dual, mission] = premium.map(faceOf);
  if (!dual || !mission) return null;
  return (
    <p className="m-0 leading-relaxed text-soft">
      <b className="text-ink">{t('Always together:')}</b>{' '}
      {t('{dual} and {mission}.', { dual: dual.title, mission: mission.title })} <CitedText text="EP-1.2" />
      {mission.front && ` ${t('Its front side has a built-in {kind}.', { kind: mission.front.kind })}`}
    </p>
  );
}

/** The seal that was told before anybody opened the box. */
export function Fairness({ commitment }: { readonly commitment: string }) {
  return (
    <p className="m-0 flex max-w-xl items-start gap-2 text-sm leading-snug text-soft">
      <span className="pt-0.5">
        <Icon name="check" />
      </span>
      <span>
        {rich(
          'Your box was sealed before you came: its seal is {seal} After the game you get its seed, and anyone can open the same box again. {clause}',
          {
            seal: <code className="text-ink">{commitment.slice(0, 12)}…</code>,
            clause: <CitedText text="EP-1.3" />,
          },
        )}
      </span>
    </p>
  );
}

/** The rare card of a pack comes last; the premium cards are best known by the first one. */
const bestOf = (cards: readonly string[], faceOf: (id: string) => Face): string =>
  faceOf(cards.find((id) => faceOf(id).rarity === 'R') ?? cards[0] ?? '').title;

/** How long fifteen cards turn over, one after the other. */
const turning = 1_700;

/** Wrappers whose cards are told beside the cards: not before the last one has turned over. */
function useTold(torn: number, isTurning: boolean): number {
  const [told, setTold] = useState(isTurning ? torn - 1 : torn);
  useEffect(() => {
    const calm = !isTurning || isCalm();
    const timer = setTimeout(() => setTold(torn), calm ? 0 : turning);
    return () => clearTimeout(timer);
  }, [torn, isTurning]);
  return Math.min(told, torn);
}

export function Opening({
  state,
  box,
  torn,
  faceOf,
  onTear,
  onBuild,
}: {
  readonly state: SealedState;
  readonly box: OpenedBox;
  /** Wrappers torn so far. */
  readonly torn: number;
  readonly faceOf: (id: string) => Face;
  readonly onTear: (torn: number) => void;
  readonly onBuild: () => void;
}) {
  const wrappers = wrappersOf(box);
  // Wide pages show the premium cards beside whichever pack is looked at.
  const isBeside = useBeside();
  const [wanted, setLooked] = useState(Math.max(0, torn - 1));
  const looked = isBeside ? Math.min(wanted, wrappers.length - 2) : wanted;
  // Only what is torn now turns over; what is looked at again lies there.
  const [fresh, setFresh] = useState(torn === 1 ? 0 : -1);
  const told = useTold(torn, fresh >= 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const all = torn >= wrappers.length;
  const [name, cards] = wrappers[looked] ?? ['', []];
  const seen = wrappers.slice(0, told).flatMap(([, ids]) => ids.map(faceOf));
  const count = wrappers.reduce((sum, [, ids]) => sum + ids.length, 0);
  const tear = (at: number) => {
    setLooked(at);
    if (at < torn) return setFresh(-1);
    setFresh(at);
    onTear(at + 1);
    return undefined;
  };
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [looked]);
  return (
    <>
      <main className="mx-auto w-full max-w-380 flex-1 px-4 py-4 lg:px-7">
        <h1 className="m-0 text-3xl font-bold max-lg:text-2xl">{t('Your box')}</h1>
        <p className="m-0 mt-1 text-soft">
          {t('Warp Speed · four packs of fifteen cards, five premium cards. The clock runs from the first pack.')}
        </p>
        <div className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-[10.5rem_minmax(0,1fr)_15rem] xl:grid-cols-[10.5rem_minmax(0,1fr)_25rem]">
          <ol
            aria-label={t('Packs')}
            className="m-0 flex list-none gap-2 p-0 max-lg:justify-between lg:grid lg:grid-cols-2 lg:content-start lg:gap-x-2 lg:gap-y-4"
          >
            {wrappers.map(([each, ids], at) => {
              const isTorn = at < torn;
              return (
                <li key={each} className="min-w-0 flex-1 text-center">
                  <button
                    type="button"
                    className={`wrapper flex w-full flex-col items-center gap-1 rounded-xl border p-1 text-ink ${at === looked && isTorn ? 'border-gold/70 bg-gold/10' : 'border-transparent bg-transparent'} ${at > torn ? 'opacity-60' : ''}`}
                    disabled={at > torn}
                    {...(at === torn ? { 'data-next': true } : {})}
                    aria-pressed={at === looked && isTorn}
                    onClick={() => tear(at)}
                  >
                    <span className="w-12 lg:w-18">
                      <WrapperArt kind={at === wrappers.length - 1 ? 'premium' : 'pack'} torn={isTorn} />
                    </span>
                    <b className="text-sm leading-tight max-lg:text-[0.8125rem]">
                      {at === wrappers.length - 1 ? t('Premium') : each}
                    </b>
                    <span className="text-sm leading-tight text-soft max-lg:sr-only">
                      {at < told ? bestOf(ids, faceOf) : isTorn ? '…' : at === torn ? t('open it') : t('closed')}
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
          <section aria-label={name}>
            <h2 ref={heading} tabIndex={-1} className="m-0 mb-2 scroll-mt-20 text-lg font-semibold">
              {name} <span className="font-normal text-soft">{many(cards.length, '{n} card', '{n} cards')}</span>
            </h2>
            <Spread key={looked} cards={cards} faceOf={faceOf} still={fresh !== looked} />
          </section>
          <aside className="flex flex-col gap-5">
            <Premium
              premium={box.premium}
              isOpen={torn >= wrappers.length}
              still={fresh !== wrappers.length - 1}
              faceOf={faceOf}
            />
            {told > wrappers.length - 1 && <Together premium={box.premium} faceOf={faceOf} />}
            {seen.length > 0 && <Tally faces={seen} />}
            <section
              aria-label={t('Best of your box')}
              className={seen.length > 0 ? 'max-lg:hidden xl:hidden' : 'hidden'}
            >
              <h2 className="m-0 mb-1 text-lg font-semibold">{t('Rare and premium')}</h2>
              <ul className="m-0 flex list-none flex-col gap-1 p-0 text-sm">
                {seen
                  .filter(({ rarity }) => rarity === 'R' || rarity === 'P')
                  .map((face, at) => (
                    <li key={`${face.id} ${at}`} className="flex items-center gap-2">
                      <span style={{ color: toneOf(face, sideOf(face)) }}>
                        <Emblem name={emblemOf(face)} />
                      </span>
                      {face.title}
                    </li>
                  ))}
              </ul>
            </section>
          </aside>
        </div>
        <p className="sr-only" role="status">
          {torn > 0 && `${name}: ${cards.map((id) => faceOf(id).title).join(', ')}`}
        </p>
      </main>
      <footer className="sticky bottom-0 z-10 border-t border-edge bg-void/95">
        <div className="mx-auto flex w-full max-w-380 flex-wrap items-center gap-3 px-4 py-3 lg:px-7">
          <div className="max-lg:hidden">
            <Fairness commitment={state.commitments[0]} />
          </div>
          <span className="flex-1 max-lg:hidden" />
          {!all && (
            <button
              type="button"
              className="btn max-lg:flex-1"
              onClick={() => {
                onTear(wrappers.length);
                setFresh(-1);
                setLooked(wrappers.length - 1);
              }}
            >
              {t('Open everything')}
            </button>
          )}
          {all ? (
            <button type="button" className="btn btn-main px-7 py-2.5 text-lg max-lg:flex-1" onClick={onBuild}>
              {t('Build from {count} cards', { count })}
            </button>
          ) : (
            <button type="button" className="btn btn-main px-7 py-2.5 text-lg max-lg:flex-1" onClick={() => tear(torn)}>
              {torn === wrappers.length - 1 ? t('Open the premium cards') : t('Open pack {n}', { n: torn + 1 })}
            </button>
          )}
        </div>
      </footer>
    </>
  );
}
