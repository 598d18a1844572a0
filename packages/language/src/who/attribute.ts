import { having, lacking, personnel } from '../english/phrase.ts';
import type { Attribute as Name, Individual } from '../facts.ts';
import type { WhoWord } from './word.ts';

/** `over n` and `under n` are strict (B-5.12). */
export interface Attribute {
  readonly who: 'attribute';
  readonly attribute: Name;
  readonly over?: number;
  readonly under?: number;
}

export const attribute = (name: Name, is: 'over' | 'under', n: number): Attribute =>
  is === 'over' ? { who: 'attribute', attribute: name, over: n } : { who: 'attribute', attribute: name, under: n };

export const isWithin = ({ over: least, under: most }: Attribute, value: number): boolean =>
  (least === undefined || value > least) && (most === undefined || value < most);

const printedValue = (person: Individual, name: Name): number =>
  name === 'INTEGRITY' ? person.integrity : name === 'CUNNING' ? person.cunning : person.strength;

const bounds = (...of: readonly (string | undefined)[]): readonly string[] => of.filter((one) => one !== undefined);

export const attributeWord: WhoWord<Attribute> = {
  phrase: (who) => {
    const said = bounds(
      who.over === undefined ? undefined : `over ${who.over}`,
      who.under === undefined ? undefined : `under ${who.under}`,
    );
    return having(`${who.attribute} ${said.length > 0 ? said.join(' and ') : 'of any number'}`);
  },
  opposite: (who) => {
    const said = bounds(
      who.over === undefined ? undefined : `${who.over} or less`,
      who.under === undefined ? undefined : `${who.under} or more`,
    );
    return said.length > 0 ? having(`${who.attribute} ${said.join(', or ')}`) : lacking(who.attribute);
  },
  noun: () => personnel,
  printed: (_, { person }) => (person ? undefined : false),
  asPrinted: (who, { person }) => person !== undefined && isWithin(who, printedValue(person, who.attribute)),
  sample: (any) => ({
    who: 'attribute',
    attribute: any.attribute(),
    ...any.maybe('over', () => any.number()),
    ...any.maybe('under', () => any.number()),
  }),
};
