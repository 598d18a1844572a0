import { ground } from '../../contract/refusal.ts';
import { isOfTeam } from '../../asking/away-team.ts';
import { isPersonnel, isShip, unusable } from '../../asking/where.ts';
import type { Team } from '../../contract/aim.ts';
import type { State } from '../../state/state.ts';
import type { AddAim, TargetKeeper } from './word.ts';

const addTeams = (s: State, add: AddAim): void => {
  const seen: Team[] = [];
  for (const id of s.play) {
    const c = s.cards[id];
    if (c.zone !== 'surface' || !isPersonnel(s, id) || unusable(c)) continue;
    if (seen.some((team) => isOfTeam(s, id, team))) continue;
    const team: Team = { location: c.loc, player: c.controller, number: c.team, stopped: c.stopped };
    seen.push(team);
    add({ team });
  }
};

const noGroup = ground('not-on-a-group', ['B-13.5', 'B-12.11'], 'it is played on a crew or an Away Team');

export const group: TargetKeeper<'group'> = {
  list: (s, _player, _card, { only }, add) => {
    if (only !== 'Away Team')
      for (const id of s.play) if (s.cards[id].zone === 'space' && isShip(s, id)) add({ card: id });
    addTeams(s, add);
  },
  why: () => noGroup,
};
