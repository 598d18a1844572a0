import type { CardId, Choice, Player, View } from '@spaceline/engine';
import { locationId, none } from '@spaceline/engine';
import type { Face } from '../faces/face.ts';

const verbs: Readonly<Record<string, Choice['do']>> = {
  Personnel: 'report',
  Ship: 'report',
  Equipment: 'report',
  Facility: 'build',
  Event: 'play',
  Interrupt: 'play',
  Artifact: 'play',
  Mission: 'attempt',
};

const isMine = (me: Player) => (place: { readonly controller: number }) => place.controller === me;

/** The plainest thing a player could want with a card, to ask the server why it is not possible now. */
export function intentWith(card: CardId, face: Face, view: View, me: Player): Choice | undefined {
  const verb = verbs[face.type];
  const location = view.spaceline.find(({ missions }) => missions.includes(card));
  const held = view.players[me].piles.hand.includes(card);
  if (!verb || (verb === 'attempt' ? !location : !held)) return undefined;
  const facilities = view.spaceline.flatMap((each) => each.facilities).filter(isMine(me));
  const ship = face.where === 'space' ? location?.ships.find(isMine(me)) : undefined;
  const team = location?.teams.find(({ player }) => player === me);
  const on = {
    report: facilities[0]?.card ?? -1,
    build: view.spaceline[0]?.id ?? -1,
    attempt: location?.id ?? -1,
  };
  return {
    decision: view.seq,
    player: me,
    do: verb,
    card: verb === 'attempt' ? locationId(ship?.card ?? none) : locationId(card),
    on: verb === 'report' || verb === 'build' || verb === 'attempt' ? locationId(on[verb]) : none,
    to: verb === 'attempt' ? locationId(team?.team ?? none) : none,
    way: verb === 'report' || verb === 'play' ? 0 : -1,
    cards: [],
  };
}
