import type { Condition } from '@spaceline/language';
import type { Face, Term } from './face.ts';

/** Terms of one alternative; nothing, if one of them is more than a count or a name. */
function termsIn(condition: Condition): readonly Term[] | undefined {
  switch (condition.if) {
    case 'skill':
      return [{ what: condition.skill, levels: condition.levels }];
    case 'sum':
    case 'ship':
      return [{ what: condition.attribute, over: condition.over }];
    case 'named':
      return [{ what: condition.title }];
    case 'all': {
      const parts = condition.of.map(termsIn);
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    default:
      return undefined;
  }
}

/** What a mission asks for, where it can be counted off on fingers; what is more involved is said by its text. */
export function termsOf(condition: Condition): Pick<Face, 'terms'> {
  const alternatives = (condition.if === 'any' ? condition.of : [condition]).map(termsIn);
  return alternatives.every((terms) => terms !== undefined) && alternatives.length > 0 ? { terms: alternatives } : {};
}
