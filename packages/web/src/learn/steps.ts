import type { Bot } from '@spaceline/bots';
import { choose, pass } from '@spaceline/engine';
import type { Option } from '@spaceline/engine';
import type { Label } from '../i18n/t.ts';
import type { Step, Table } from './lesson.ts';

/** Words in which lessons say what they want of a table. */

/** Lets everything happen: whoever is asked something else gives the first answer. */
export const bystander: Bot = (_look, decision) => {
  const first = decision.options.find((one) => one.do === 'pass') ?? decision.options[0] ?? pass;
  return choose(decision, first, first.pick ? first.pick.from.slice(0, first.pick.min) : []);
};

export const read = (title: Label, words: Label): Step => ({ kind: 'read', title, words });

interface Doing {
  readonly title: Label;
  readonly words: Label;
  readonly order: Label;
  readonly who?: readonly string[];
  readonly wants: (option: Option, table: Table) => boolean;
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
