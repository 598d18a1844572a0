import type { Affiliation } from '@spaceline/language';
import { missionIcons } from '@spaceline/language';
import { cardOf } from '../../asking/cards.ts';
import { hasMission, isPlanet, missionDef } from '../../asking/where.ts';
import type { CardId } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { ground } from '../../contract/refusal.ts';
import { emit } from '../../state/kernel.ts';
import type { Location, State } from '../../state/state.ts';
import { enter } from '../../state/zones.ts';
import type { TargetKeeper } from './word.ts';

/** A mission is of every affiliation whose icon it shows (B-6.11). */
const shows = (s: State, l: Location, icon: Affiliation): boolean =>
  l.missions.some((m) => missionIcons(missionDef(s, m)).includes(icon));

/** A card that ends with the mission would end at once where it is completed (B-13.8). */
const endsThere = (s: State, card: CardId, l: Location): boolean =>
  l.completedBy !== -1 && cardOf(s, card).lasting?.endsWhen === 'mission completed';

const noLocation = ground('target-no-location', ['B-13.5', 'B-12.11'], 'it is played on a location');
const noMission = ground('target-no-mission', ['B-13.5', 'B-12.11'], 'it is played on a mission');
const completed = ground('target-completed', ['B-13.8', 'B-12.11'], 'it would end at once on a completed mission');
const otherKind = ground('target-other-kind', ['B-13.5', 'B-12.11'], 'its text names another kind of mission');
const otherIcon = ground(
  'target-other-icon',
  ['B-6.11', 'B-12.11'],
  'the mission does not show the affiliation its text names',
);

export const location: TargetKeeper<'location'> = {
  list: (s, _player, card, { mission, kind, icon }, add) => {
    for (const l of s.locations)
      if (
        !endsThere(s, card, l) &&
        (hasMission(l) || (!mission && kind === undefined && icon === undefined)) &&
        (kind === undefined || isPlanet(s, l) === (kind === 'planet')) &&
        (icon === undefined || shows(s, l, icon))
      )
        add({ location: l.id });
  },
  why: (s, _player, card, { mission, kind, icon }, aim) => {
    const wanted = 'location' in aim ? aim.location : none;
    const l = s.locations.find(({ id }) => id === wanted);
    if (!l) return noLocation;
    if (endsThere(s, card, l)) return completed;
    if (!hasMission(l) && (mission || kind !== undefined || icon !== undefined)) return noMission;
    if (kind !== undefined && isPlanet(s, l) !== (kind === 'planet')) return otherKind;
    return icon === undefined || shows(s, l, icon) ? undefined : otherIcon;
  },
  put: (s, f, _target, entry) => {
    if (!('location' in f.aim)) return;
    enter(s, f.card, 'on location', { ...entry, loc: f.aim.location });
    emit(s, 'placed on', { card: f.card, on: f.aim.location, player: f.player });
  },
};
