import { belongingTo, inShort } from '@spaceline/protocol';
import type { LocationView } from '@spaceline/engine';
import { affiliationTone, attemptWords, numberOf, whereWords } from '../faces/face.ts';
import { UnwrittenText, unwrittenWords } from '../faces/unwritten-mark.tsx';
import { useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import { useBoard } from './context.tsx';
import { Touchable } from './touchable.tsx';

/** How many cards lie under the mission, one's own first. */
function Seeds({ location }: { readonly location: LocationView }) {
  const { me, them, names } = useBoard();
  const planned = useTable(
    ({ selection }) => selection.stacks?.find(({ on }) => on === location.id)?.cards.length ?? 0,
  );
  if (planned > 0) return <span className="text-sm font-semibold text-gold">{planned} in your stack</span>;
  if (location.seeds === 0) return <span className="text-sm text-soft">no seeds</span>;
  const words = `Seed cards: ${location.seedsBy[me]} ${belongingTo(me, names)}, ${location.seedsBy[them]} ${belongingTo(them, names)}`;
  return (
    <span className="flex items-center gap-1 text-sm" title={words}>
      <Icon name="seeds" size={16} />
      <b className="text-mine">{location.seedsBy[me]}</b>+<b className="text-theirs">{location.seedsBy[them]}</b>
    </span>
  );
}

/** Whose mission it is, in a word; both players' missions of one location make it shared. */
function useWhose(location: LocationView): 'yours' | 'theirs' | 'shared' {
  const { cardOf, me } = useBoard();
  if (location.missions.length > 1) return 'shared';
  return cardOf(location.id)?.owner === me ? 'yours' : 'theirs';
}

const edges = { yours: 'border-mine', theirs: 'border-theirs', shared: 'border-gold' } as const;

/** The mission that makes a location: everything a player wants to know before going there. */
export function Mission({ location }: { readonly location: LocationView }) {
  const { cardOf, faceOf, me, names } = useBoard();
  const whose = useWhose(location);
  const owner = cardOf(location.id)?.owner ?? me;
  const ownerWords = whose === 'shared' ? whose : names.reader === 'spectator' ? names.players[owner] : whose;
  const own = location.missions.find((card) => cardOf(card)?.owner === me) ?? location.id;
  const face = faceOf(own);
  const done = location.completedBy >= 0;
  const doneWords = done ? `done by ${inShort(location.completedBy, names)}` : '';
  const label = [
    face.title,
    `${whose === 'shared' ? whose : belongingTo(owner, names)} mission`,
    `${numberOf(face, 'points', face.points)} points`,
    `span ${numberOf(face, 'span', location.span)}`,
    `${location.seeds} seed cards`,
    doneWords,
    location.husk ? 'destroyed, only its span is left' : '',
    face.unwritten ? unwrittenWords : '',
  ];
  return (
    <Touchable
      card={location.id}
      label={label.filter(Boolean).join(', ')}
      className={`flex w-full flex-col gap-1 rounded-lg border-2 bg-deep p-2 text-left ${done ? 'border-good/60' : edges[whose]}`}
    >
      <span className="flex w-full items-start justify-between gap-1">
        <span className="leading-snug font-semibold">{face.title}</span>
        <span className="text-xl leading-none font-bold text-gold" title="points">
          {face.points === undefined ? '' : numberOf(face, 'points', face.points)}
        </span>
      </span>
      <span className="flex items-center gap-1 text-sm text-soft">
        <Icon name={face.where === 'space' ? 'space' : 'planet'} size={16} />
        {face.location && face.location !== face.title ? face.location : whereWords(face)} · span{' '}
        {numberOf(face, 'span', location.span)}
      </span>
      <span className="text-sm leading-snug font-medium">
        {attemptWords(face).map((affiliation, at) => (
          <span key={affiliation}>
            {at > 0 && <span className="text-soft"> / </span>}
            <span style={{ color: affiliationTone(affiliation) }}>{affiliation}</span>
          </span>
        ))}
      </span>
      <span className="text-sm leading-snug">{location.husk ? 'Destroyed: only its span is left.' : face.text}</span>
      <UnwrittenText face={face} />
      <span className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-2">
        {done ? (
          <span className="flex items-center gap-1 text-sm font-semibold text-good">
            <Icon name="check" size={16} />
            {doneWords}
          </span>
        ) : (
          <Seeds location={location} />
        )}
        <span
          className={`text-sm ${whose === 'yours' ? 'text-mine' : whose === 'theirs' ? 'text-theirs' : 'text-gold'}`}
        >
          {ownerWords}
        </span>
      </span>
    </Touchable>
  );
}
