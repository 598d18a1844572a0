import type { LocationView } from '@spaceline/engine';

/** Ships, facilities and teams of one side at a place. */
export const thingsAt = (
  { ships, facilities, teams }: LocationView,
  belongs: (player: number) => boolean,
): { readonly ships: number; readonly facilities: number; readonly teams: number; readonly all: number } => {
  const count = {
    ships: ships.filter(({ controller }) => belongs(controller)).length,
    facilities: facilities.filter(({ controller }) => belongs(controller)).length,
    teams: teams.filter(({ player }) => belongs(player)).length,
  };
  return { ...count, all: count.ships + count.facilities + count.teams };
};
