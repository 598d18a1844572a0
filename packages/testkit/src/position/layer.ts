import type { CardId, LocationId, Player } from '@spaceline/engine';
import { locationId } from '@spaceline/engine';
import type { Card, Placement, Prepared, Setup } from '@spaceline/engine/arrange';
import type { Ref } from '../text/cursor.ts';
import { StoryError } from '../text/story-error.ts';
import { changeFor, markFor } from './card-marks.ts';
import type { Copies } from './copies.ts';
import type { Group, Picture, Place, Said, Vessel } from './picture.ts';

export interface Numbered {
  readonly setup: Setup;
  readonly ids: ReadonlyMap<Said, CardId>;
}

/** The cards that make a location: its missions, or the card that opened it. */
export const cardsAt = (place: Place): readonly Said[] => (place.gap ? [place.gap] : place.missions);

/** The card by which a location is known. */
export const siteCard = (place: Place): Said => {
  const [first] = cardsAt(place);
  if (!first) throw new RangeError('A place without a mission or a gap.');
  return first;
};

/** Turns the lines of a picture into placements of numbered cards. */
export class Layer {
  readonly placements: Placement[] = [];
  /** Cards that have disappeared with their ship. */
  readonly away: CardId[] = [];
  private readonly picture: Picture;
  private readonly numbered: Numbered;
  private readonly copies: Copies;
  constructor(picture: Picture, numbered: Numbered, copies: Copies) {
    this.picture = picture;
    this.numbered = numbered;
    this.copies = copies;
  }

  private get turn(): number {
    const { clock } = this.picture;
    if (!clock) return 1;
    // While the game is being seeded no turn has begun.
    return 'turn' in clock ? clock.turn : 0;
  }

  id(card: Said): CardId {
    const id = this.numbered.ids.get(card);
    if (id === undefined) throw new StoryError(`${card.ref.title} has no number.`, card.line);
    return id;
  }

  ref(ref: Ref, line: number): CardId {
    const [id] = this.copies.named(ref);
    if (id === undefined) throw new StoryError(`${ref.title} is not in this position.`, line);
    return id;
  }

  /** The location a mission is at. */
  site(ref: Ref, line: number): LocationId {
    const ids = this.copies.named(ref);
    const found = this.picture.places.find((p) => cardsAt(p).some((card) => ids.includes(this.id(card))));
    if (!found) throw new StoryError(`${ref.title} is not on the spaceline of this position.`, line);
    return locationId(this.id(siteCard(found)));
  }

  /** A copy that does not lie here; if there is one, of which this has not been said elsewhere. */
  elsewhere(card: Said, here: readonly CardId[], taken: ReadonlySet<CardId>): CardId {
    const ids = this.copies.named({ ...card.ref, player: card.owner }).filter((one) => !here.includes(one));
    // A card that players have put under another mission may have been revealed at both.
    const id = ids.find((one) => !taken.has(one)) ?? ids[0];
    if (id === undefined)
      throw new StoryError(`${card.ref.title} was revealed, but lies nowhere else in this position.`, card.line);
    return id;
  }

  private cardOf(card: Said): Prepared | undefined {
    return this.numbered.setup.pool.byId.get(card.ref.def);
  }

  private typeOf(card: Said): string {
    return this.cardOf(card)?.def.type ?? '';
  }

  /** Events and interrupts are controlled by who played them; dilemmas by who met them; the rest by the line's player. */
  controllerOf(card: Said, player: Player): Player {
    const type = this.typeOf(card);
    return card.marks.controller ?? (type === 'Event' || type === 'Interrupt' ? card.owner : player);
  }

  marks(card: Said): Partial<Card> {
    const { plain, numbers, metBy, others } = card.marks;
    const is: Partial<Card> & Record<string, unknown> = { ...others };
    const has = (word: (typeof plain)[number]): boolean => plain.includes(word);
    if (has('stopped')) is.stopped = true;
    if (has('cloaked')) is.cloaked = true;
    if (has('changed')) is.thisTurn = changeFor(this.cardOf(card));
    if (has('under house arrest')) is.houseArrest = true;
    if (has('damaged')) is.hull = 50;
    if (has('deactivated')) is.disabledBy = this.id(card);
    if (has('face down')) is.faceDown = true;
    if (has('new')) is.since = this.turn;
    if (has('arrived')) is.arrived = this.turn;
    if (card.marks.heldBy) is.heldBy = this.ref(card.marks.heldBy, card.line);
    if (card.marks.takenBy) is.takenBy = this.ref(card.marks.takenBy, card.line);
    if (card.marks.chosen !== undefined) is.chosen = card.marks.chosen;
    if (card.marks.formerly) is.formerly = card.marks.formerly as Card['formerly'];
    if (numbers.hull !== undefined) is.hull = numbers.hull;
    if (numbers['range used'] !== undefined) is.rangeUsed = numbers['range used'];
    if (numbers.countdown !== undefined) is.countdown = numbers.countdown;
    if (numbers.counter !== undefined) is.mark = markFor(this.cardOf(card), numbers.counter);
    if (numbers['turns docked'] !== undefined) is.dockTurns = numbers['turns docked'];
    if (numbers['turns mended'] !== undefined) is.mendTurns = numbers['turns mended'];
    if (numbers.team !== undefined) is.team = numbers.team - 1;
    if (card.marks.affiliation) is.affiliation = card.marks.affiliation as Card['affiliation'];
    if (card.marks.dockedAt) is.docked = this.ref(card.marks.dockedAt, card.line);
    if (card.marks.disabledBy) is.disabledBy = this.ref(card.marks.disabledBy, card.line);
    if (card.marks.boundFor) is.loc = this.site(card.marks.boundFor, card.line);
    if (metBy.length > 0) is.subjects = metBy.map((ref) => this.ref(ref, card.line));
    return is;
  }

  put(card: Said, player: Player, zone: Placement['zone'], where: Partial<Card>): void {
    const id = this.id(card);
    const is = { controller: this.controllerOf(card, player), ...where, ...this.marks(card) };
    this.placements.push({ card: id, zone, is });
    for (const on of card.on) {
      const held = on.marks.plain.includes('held');
      this.put(on, player, held ? 'held' : 'on card', { host: id, ...(held ? { heldBy: id } : {}) });
    }
  }

  /** The only facility of its player where the ship is. */
  dock(vessel: Vessel): Partial<Card> {
    if (!vessel.card.marks.plain.includes('docked')) return {};
    const { line } = vessel.card;
    const loc = vessel.at ? this.site(vessel.at, line) : -1;
    const harbours = this.picture.inPlay.flatMap((other) =>
      'card' in other &&
      other.player === vessel.player &&
      this.typeOf(other.card) === 'Facility' &&
      other.at &&
      this.site(other.at, line) === loc
        ? [this.id(other.card)]
        : [],
    );
    if (harbours.length !== 1)
      throw new StoryError(`Say where ${vessel.card.ref.title} is docked: [docked at …].`, line);
    return { docked: harbours[0] };
  }

  vessel(vessel: Vessel): void {
    const before = this.placements.length;
    if (vessel.at) {
      const loc = this.site(vessel.at, vessel.card.line);
      this.put(vessel.card, vessel.player, 'space', { loc, ...this.dock(vessel) });
    } else this.put(vessel.card, vessel.player, 'away', {});
    for (const card of vessel.aboard) this.put(card, vessel.player, 'aboard', { host: this.id(vessel.card) });
    if (!vessel.at) this.away.push(...this.placements.slice(before).map((placement) => placement.card));
  }

  group(group: Group): void {
    // Where one card says its Away Team, the others are in the first.
    const teams = group.zone === 'surface' && group.cards.some((card) => card.marks.numbers.team !== undefined);
    for (const card of group.cards) {
      const at = group.at ? { loc: this.site(group.at, card.line) } : {};
      this.put(card, group.player, group.zone, { ...at, ...(teams ? { team: 0 } : {}) });
    }
  }
}
