import type { CardId, Player, State } from '@spaceline/engine';
import { cardId } from '@spaceline/engine';
import type { Card } from '@spaceline/engine/arrange';
import { makeCard } from '@spaceline/engine/arrange';
import { titlesOf } from '../text/titles.ts';
import { cardOf, defOf, ownerOf, preparedOf } from '../table-cards.ts';
import { counterOf } from './card-marks.ts';
import { Copies } from './copies.ts';

const none = -1;
const name = (player: Player): string => `P${player + 1}`;

/** What a card is when nothing is said of it. Fields that words below speak of are not listed again. */
const spoken: ReadonlySet<keyof Card> = new Set<keyof Card>([
  'zone',
  'loc',
  'host',
  'controller',
  'affiliation',
  'team',
  'stopped',
  'disabledBy',
  'heldBy',
  'houseArrest',
  'cloaked',
  'thisTurn',
  'hull',
  'rangeUsed',
  'docked',
  'countdown',
  'mark',
  'subjects',
  'dockTurns',
  'mendTurns',
  // Follows from the card that gives command.
  'commandedBy',
  'since',
  'arrived',
  'faceDown',
  'chosen',
  'formerly',
  'takenBy',
]);

/** Types of cards for which the turn they came in makes no difference. */
const agesUnseen: ReadonlySet<string> = new Set(['Personnel', 'Ship', 'Facility', 'Equipment', 'Mission']);

/** Writes cards one after another; references to them are filled in when all copies are known. */
export class Writer {
  private readonly s: State;
  private readonly copies = new Copies();
  /** Cards in the order in which they were written. */
  readonly written: CardId[] = [];
  constructor(s: State) {
    this.s = s;
  }

  /** A place where the name of a card will stand. */
  refer(id: CardId): string {
    return `‹${id}›`;
  }

  finish(text: string): string {
    return text.replace(/‹(\d+)›/g, (_, digits: string) => {
      const id = cardId(Number(digits));
      const def = defOf(this.s, id);
      const copy = this.copies.numberOf(def.id, id);
      return copy > 0 ? `${this.called(def.id)} #${copy}` : this.called(def.id);
    });
  }

  /** What a card of the pool is called. */
  called(id: string): string {
    const { pool } = this.s.fixed;
    const def = pool.byId.get(id)?.def;
    return def ? titlesOf(pool).nameOf(def) : id;
  }

  private usualController(id: CardId, player: Player): Player {
    const { type } = defOf(this.s, id);
    return type === 'Event' || type === 'Interrupt' ? ownerOf(this.s, id) : player;
  }

  /** Whose line a card that stands by itself is written in. */
  linePlayer(id: CardId): Player {
    const { type } = defOf(this.s, id);
    return type === 'Event' || type === 'Interrupt' ? ownerOf(this.s, id) : cardOf(this.s, id).controller;
  }

  private marks(id: CardId, player: Player): string[] {
    const c = cardOf(this.s, id);
    const prepared = preparedOf(this.s, id);
    const marks: string[] = [];
    const add = (holds: boolean, word: string): void => {
      if (holds) marks.push(word);
    };
    const usual = 'affiliations' in prepared.def ? prepared.def.affiliations[0] : '';
    add(c.controller !== this.usualController(id, player), `controlled by ${name(c.controller)}`);
    add(c.affiliation !== usual, `as ${c.affiliation || 'nothing'}`);
    add(c.formerly !== '', `formerly ${c.formerly}`);
    add(c.stopped, 'stopped');
    add(c.faceDown, 'face down');
    add(c.since === this.s.turn && !agesUnseen.has(prepared.def.type), 'new');
    add(c.arrived === this.s.turn, 'arrived');
    add(c.chosen !== none, `chosen P${c.chosen + 1}`);
    add(c.heldBy !== none && c.zone !== 'held', `held by ${this.refer(c.heldBy)}`);
    add(c.takenBy !== none, `taken by ${this.refer(c.takenBy)}`);
    add(c.disabledBy === id, 'deactivated');
    add(c.disabledBy !== none && c.disabledBy !== id, `disabled by ${this.refer(c.disabledBy)}`);
    add(c.houseArrest, 'under house arrest');
    add(c.zone === 'held', 'held');
    add(c.cloaked, 'cloaked');
    add(c.thisTurn !== 'nothing', 'changed');
    add(c.hull === 50, 'damaged');
    add(c.hull !== 50 && c.hull !== 100, `hull ${c.hull}`);
    add(c.docked !== none, `docked at ${this.refer(c.docked)}`);
    add(c.rangeUsed > 0, `range used ${c.rangeUsed}`);
    add(c.countdown !== (prepared.lasting?.countdown ?? none), `countdown ${c.countdown}`);
    add(counterOf(c.mark) !== 0, `counter ${counterOf(c.mark)}`);
    add(c.dockTurns > 0 && c.hull < 100, `turns docked ${c.dockTurns}`);
    add(c.mendTurns > 0 && c.hull < 100, `turns mended ${c.mendTurns}`);
    add(c.host !== none && c.loc !== none, `bound for ${this.refer(c.loc)}`);
    add(c.team > 0, `team ${c.team + 1}`);
    add(c.subjects.length > 0, `met by ${c.subjects.map((x) => this.refer(x)).join(' + ')}`);
    const usually = makeCard(c.zone);
    for (const [field, value] of Object.entries(c) as [keyof Card, unknown][])
      if (!spoken.has(field) && JSON.stringify(value) !== JSON.stringify(usually[field]))
        marks.push(`${field}=${JSON.stringify(value)}`);
    return marks;
  }

  /** A card spoken of again in a line about another matter. */
  mention(id: CardId): string {
    return `${this.called(defOf(this.s, id).id)} by ${name(ownerOf(this.s, id))}`;
  }

  /** A card where it is: its title, owner, marks and the cards on it. */
  define(id: CardId, player: Player, owned = false, more: readonly string[] = []): string {
    const { s } = this;
    const def = defOf(s, id);
    const owner = ownerOf(s, id);
    this.copies.add(def.id, id, owner);
    this.written.push(id);
    const inPlay = (s.play.includes(id) || s.away.includes(id)) && def.type !== 'Mission';
    const marks = inPlay ? this.marks(id, player) : [...more];
    const on = inPlay
      ? [...s.play, ...s.away].filter(
          (x) => cardOf(s, x).host === id && (cardOf(s, x).zone === 'on card' || cardOf(s, x).zone === 'held'),
        )
      : [];
    return [
      this.called(def.id),
      owned || owner !== player ? ` by ${name(owner)}` : '',
      marks.length > 0 ? ` [${marks.join(', ')}]` : '',
      on.length > 0 ? ` (${on.map((x) => this.define(x, player)).join(', ')})` : '',
    ].join('');
  }
}
