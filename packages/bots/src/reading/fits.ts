import { type Table, type Who, asPrinted, judgedBy } from '@spaceline/language';
import { type Member, attributeAt, skillAt } from './team.ts';

/** Whether a member of a team is meant: by print, and by what the team makes of it where print leaves that open. */

const tableOf =
  (member: Member): Table =>
  (who, word, face) => {
    switch (who.who) {
      case 'yours':
        return true;
      case 'attribute': {
        const value = member.attributes[attributeAt(who.attribute)];
        return (who.over === undefined || value > who.over) && (who.under === undefined || value < who.under);
      }
      case 'skill':
        return (member.levels[skillAt(who.skill)] ?? 0) >= who.levels;
      case 'affiliation':
        return member.card.affiliations.includes(who.is);
      default:
        return asPrinted(who, word, face) ?? false;
    }
  };

export const fits = (who: Who, member: Member): boolean => {
  switch (who.who) {
    case 'anyone':
      return true;
    case 'gender':
      return member.person.gender === who.is;
    case 'not':
      return !fits(who.of, member);
    case 'all':
      return who.of.every((one) => fits(one, member));
    case 'any':
      return who.of.some((one) => fits(one, member));
    default: {
      const face = { card: member.card, person: member.person, at: member.card.individuals.indexOf(member.person) };
      return judgedBy(who, face, tableOf(member)) ?? false;
    }
  }
};
