import type { Affiliation, Moment, Window } from '@spaceline/language';
import type { Aim } from '../contract/aim.ts';
import type { Correction } from '../contract/correction.ts';
import type { CardId, LocationId, Player, TextId } from '../contract/ids.ts';
import type { PersonnelBattleFrame } from './battle-frame.ts';
import type { Due, SegmentFrame, SelectFrame } from './frame.ts';
import type { SeedingFrame } from './seeding-frame.ts';

/** The processes that are started by name, and what each is given to begin with. */
export interface Given {
  attempt: { readonly player: Player; readonly loc: LocationId; readonly ship: CardId; readonly team: number };
  beam: { readonly player: Player; readonly card: CardId };
  /** `responds`: played or used in answer to the action of the window below. */
  'by hand': { readonly card: CardId; readonly player: Player; readonly responds?: boolean };
  correction: { readonly by: Player; readonly correction: Correction };
  /** `by`: the player whose text or shot destroys it. */
  destroy: { readonly card: CardId; readonly by?: number };
  draw: { readonly player: Player; readonly count: number };
  /** `half`: that of a combo dilemma, if it is not to be the first that is left. */
  encounter: {
    readonly card: CardId;
    readonly player: Player;
    readonly loc: LocationId;
    readonly ship: CardId;
    readonly half?: 1;
  };
  /** `literally`: even holograms and those held by a card. */
  kill: { readonly cards: readonly CardId[]; readonly literally?: boolean };
  look: { readonly player: Player; readonly source: CardId; readonly cards: readonly CardId[] };
  moment: { readonly moment: Moment; readonly due: readonly Due[] };
  pair: {
    readonly player: Player;
    readonly card: CardId;
    readonly way: number;
    /** The ship, and where it comes out. */
    readonly target: CardId;
    readonly to: LocationId;
  };
  'personnel battle': {
    readonly player: Player;
    readonly place: CardId;
    readonly forces: PersonnelBattleFrame['forces'];
    readonly times?: number;
    readonly unbidden?: boolean;
  };
  play: {
    readonly player: Player;
    readonly card: CardId;
    readonly way: number;
    readonly aim: Aim;
    /** The play, encounter or event this responds to: its card. */
    readonly responds?: CardId;
    /** It has been announced before. */
    readonly shown?: true;
    /** It comes together with another card and does nothing by itself. */
    readonly along?: true;
  };
  /** The cards lent, and those among them who are stopped when they come back. */
  possession: { readonly card: CardId; readonly cards: readonly CardId[]; readonly team: readonly CardId[] };
  regroup: { readonly player: Player; readonly host: CardId; readonly team: number };
  'replace play': {
    readonly player: Player;
    readonly card: CardId;
    readonly not: number;
    readonly inGroup: boolean;
  };
  report: {
    readonly player: Player;
    readonly card: CardId;
    /** The facility, or the location where a facility is built. */
    readonly place: CardId | LocationId;
    /** As which it reports. */
    readonly affiliation: Affiliation | '';
  };
  'report group': { readonly player: Player; readonly card: CardId };
  resolve: { readonly player: Player; readonly card: CardId };
  seeding: { readonly phase: SeedingFrame['kind'] };
  segment: { readonly segment: SegmentFrame['segment'] };
  select: Omit<SelectFrame, 'kind' | 'sure'> & { readonly sure?: readonly CardId[] };
  /** `player`: -1 for a self-controlling ship. */
  'ship battle': {
    readonly player: Player | -1;
    readonly attackers: readonly CardId[];
    readonly targets: readonly CardId[];
  };
  'start of turn': object;
  suspend: object;
  text: {
    readonly card: CardId;
    readonly you: Player;
    readonly text: TextId;
    /** A card or a location. */
    readonly target?: CardId;
    /** A player. */
    readonly whom?: Player | undefined;
    readonly responds?: CardId;
    /** Cards that the text has picked before. */
    readonly picked?: readonly CardId[];
  };
  turn: object;
  /** `first`: who is asked first. */
  window: { readonly to: Window['to']; readonly card: CardId; readonly first: Player };
}
