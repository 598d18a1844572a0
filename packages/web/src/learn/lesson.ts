import type { Bot } from '@spaceline/bots';
import type { CardId, Option, View } from '@spaceline/engine';
import type { Label } from '../i18n/t.ts';

/** A lesson: a small table, and steps that bring one idea each. */

/** What a step asks of the table it is taken at. */
export interface Table {
  readonly view: View;
  /** The title of a card by its id in the pool; empty where it is hidden. */
  readonly defOf: (card: CardId | number) => string;
  /** The location of a mission. */
  readonly at: (mission: string) => View['spaceline'][number] | undefined;
}

interface Told {
  /** The idea, in a few words. */
  readonly title: Label;
  readonly words: Label;
}

export type Step = Told &
  (
    | { readonly kind: 'read' }
    | {
        readonly kind: 'do';
        /** What is to be done, in one sentence. */
        readonly order: Label;
        /** Whom the order names, by their ids in the pool; without it, all who can. */
        readonly who?: readonly string[];
        readonly wants: (option: Option, table: Table) => boolean;
        readonly done: (table: Table) => boolean;
      }
  );

export interface Lesson {
  readonly id: string;
  readonly title: Label;
  readonly about: Label;
  readonly minutes: number;
  /** Plays the other side as the lesson needs it. */
  readonly opponent: Bot;
  readonly steps: readonly Step[];
}

export const tableOf = (view: View): Table => {
  const defs = new Map(view.cards.map(({ id, def }) => [id as number, def]));
  const defOf = (card: CardId | number): string => defs.get(card) ?? '';
  return {
    view,
    defOf,
    at: (mission) => view.spaceline.find(({ missions }) => missions.some((one) => defOf(one) === mission)),
  };
};
