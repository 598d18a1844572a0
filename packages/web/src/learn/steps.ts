import type { Bot } from '@spaceline/bots';
import { choose, mostOf, pass } from '@spaceline/engine';
import type { Option, Player } from '@spaceline/engine';
import type { Label } from '../i18n/t.ts';
import { tableOf } from './lesson.ts';
import type { Step, Table } from './lesson.ts';

/** Words in which lessons say what they want of a table. */

/** Lets everything happen: whoever is asked something else gives the first answer. */
export const bystander: Bot = (_look, decision) => {
  const first = decision.options.find((one) => one.do === 'pass') ?? decision.options[0] ?? pass;
  return choose(decision, first, first.pick ? first.pick.from.slice(0, first.pick.min) : []);
};

type Wants = (option: Option, table: Table) => boolean;

/** Does what a lesson needs of the other side, in the order of its wishes; for the rest it lets everything happen. */
export const scripted =
  (...wishes: readonly Wants[]): Bot =>
  (look, decision, allows) => {
    const table = tableOf(typeof look === 'function' ? look() : look);
    const wish = wishes.map((wants) => decision.options.find((option) => wants(option, table))).find(Boolean);
    return wish ? choose(decision, wish, wish.pick ? mostOf(wish.pick) : []) : bystander(look, decision, allows);
  };

export const read = (title: Label, words: Label): Step => ({ kind: 'read', title, words });

interface Doing {
  readonly title: Label;
  readonly words: Label;
  readonly order: Label;
  readonly who?: readonly string[];
  readonly wants: Wants;
  readonly done: (table: Table) => boolean;
}

export const act = (doing: Doing): Step => ({ kind: 'do', ...doing });

/** The defs of everybody of one's own on the surface of a mission. */
export const teamAt = (table: Table, mission: string): readonly string[] =>
  (table.at(mission)?.teams ?? []).filter(({ player }) => player === 0).flatMap(({ cards }) => cards.map(table.defOf));

const shipNamed = (table: Table, ship: string) =>
  table.view.spaceline.flatMap(({ ships }) => ships).find(({ card }) => table.defOf(card) === ship);

export const crewOf = (table: Table, ship: string): readonly string[] =>
  (shipNamed(table, ship)?.crew ?? []).flatMap(({ cards }) => cards.map(table.defOf));

export const isDocked = (table: Table, ship: string): boolean => (shipNamed(table, ship)?.docked ?? -1) !== -1;

export const isAt = (table: Table, ship: string, mission: string): boolean =>
  table.at(mission)?.ships.some(({ card }) => table.defOf(card) === ship) ?? false;

export const isStopped = (table: Table, ship: string): boolean => shipNamed(table, ship)?.stopped ?? false;

export const isStaffed = (table: Table, ship: string): boolean => shipNamed(table, ship)?.staffed ?? false;

export const isSolved = (table: Table, mission: string): boolean => table.at(mission)?.completedBy === 0;

export const isInHand = (table: Table, card: string): boolean =>
  table.view.players[0].piles.hand.some((id) => table.defOf(id) === card);

/** Aboard a docked ship one walks or beams: both are right. */
export const boards =
  (from: string, to: string) =>
  (one: Option, { defOf }: Table): boolean =>
    (one.do === 'beam' || one.do === 'walk') && defOf(one.on) === from && defOf(one.to) === to;

/** Whether somebody of that name is aboard an outpost of a location. */
export const isAtOutpost = (table: Table, mission: string, card: string): boolean =>
  (table.at(mission)?.facilities ?? [])
    .flatMap(({ crew }) => crew)
    .some(({ cards }) => cards.some((one) => table.defOf(one) === card));

/** The pass that ends one's own turn. */
export const endsTurn: Wants = (one, { view }) =>
  one.do === 'pass' && view.active === 0 && view.segment === 'orders' && view.underWay.length === 0;

/** Whether a card is being played and can be answered. */
export const isAnswering = ({ view, defOf }: Table, card: string): boolean => {
  const answered = view.underWay.at(-1);
  return answered?.is === 'responses' && defOf(answered.card) === card;
};

/** Whether a card lies in somebody's discard pile. */
export const lies = ({ view, defOf }: Table, player: Player, card: string): boolean =>
  view.players[player].piles['discard pile'].some((one) => defOf(one) === card);
