import type { CardId, LocationView } from '@spaceline/engine';

export interface Things {
  readonly ships: number;
  readonly facilities: number;
  readonly teams: number;
  readonly all: number;
}

/** What things take beside the line one above the other, each with its name below its picture. */
export const namedHigh = ({ ships, facilities, teams }: Things): number => ships * 78 + facilities * 84 + teams * 54;

/** What each takes as a line of a list, its name beside its picture. */
export const listedHigh = 36;

/** Ships, facilities and teams of one side at a place. */
export const thingsAt = ({ ships, facilities, teams }: LocationView, belongs: (player: number) => boolean): Things => {
  const count = {
    ships: ships.filter(({ controller }) => belongs(controller)).length,
    facilities: facilities.filter(({ controller }) => belongs(controller)).length,
    teams: teams.filter(({ player }) => belongs(player)).length,
  };
  return { ...count, all: count.ships + count.facilities + count.teams };
};

/** Every card that is seen at a place. */
export const cardsAt = (location: LocationView): readonly CardId[] => [
  location.id,
  ...location.missions,
  ...location.found,
  ...location.on,
  ...(location.between ?? []),
  ...location.teams.flatMap(({ cards }) => cards),
  ...[...location.facilities, ...location.ships].flatMap(({ card, crew }) => [
    card,
    ...crew.flatMap(({ cards }) => cards),
  ]),
];
