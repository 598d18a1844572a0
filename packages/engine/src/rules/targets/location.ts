import type { Affiliation } from '@spaceline/language';
import { missionIcons } from '@spaceline/language';
import { cardOf } from '../../asking/cards.ts';
import { hasMission, isPlanet, missionDef } from '../../asking/where.ts';
import type { CardId } from '../../contract/ids.ts';
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
  put: (s, f, _target, entry) => {
    if (!('location' in f.aim)) return;
    enter(s, f.card, 'on location', { ...entry, loc: f.aim.location });
    emit(s, 'placed on', { card: f.card, on: f.aim.location, player: f.player });
  },
};
