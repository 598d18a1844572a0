import { randomInt } from 'node:crypto';
import { Problem } from '../problem.ts';

/** What names are compared by: two that look alike to a hasty reader are the same. */
export const keyOfName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\s._'’-]/gu, '')
    .toLowerCase();

/** Names that would be read as somebody or something else. */
const reserved = new Set(
  [
    'you',
    'your opponent',
    'opponent',
    'nobody',
    'somebody',
    'guest',
    'computer',
    'spectator',
    'first player',
    'second player',
    'deleted player',
    'spaceline',
    'admin',
    'administrator',
    'moderator',
    'director',
    'server',
  ].map(keyOfName),
);

const refused = (name: string, why: string) =>
  new Problem(400, 'people/name', 'The name was not taken', `${JSON.stringify(name)} ${why}`);

/** Letters that look alike in two scripts make one name pass for another. */
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Refuses a name that would pass for another; `name` has the shape of a name already. */
export function mustBeFit(name: string): void {
  if (reserved.has(keyOfName(name))) throw refused(name, 'means somebody else at a table');
  if (scripts.filter((script) => script.test(name)).length > 1)
    throw refused(name, 'mixes letters of several scripts, which can pass for another name');
}

export const nameTaken = (name: string) =>
  new Problem(409, 'people/name-taken', 'The name was not taken', `somebody is called ${JSON.stringify(name)} already`);

const first = ['Quiet', 'Bright', 'Distant', 'Silver', 'Amber', 'Crimson', 'Gentle', 'Swift', 'Violet', 'Golden'];
const second = ['Comet', 'Nebula', 'Pulsar', 'Meteor', 'Quasar', 'Aurora', 'Corona', 'Eclipse', 'Zenith', 'Orbit'];

/** What a guest is called until they say otherwise. */
export const guestName = (): string =>
  `${first[randomInt(first.length)]} ${second[randomInt(second.length)]} ${randomInt(10, 100)}`;
