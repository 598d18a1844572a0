import type { Condition } from '../conditions/index.generated.ts';
import type { Frame } from '../english/frame.ts';
import { personnel } from '../english/phrase.ts';
import { reached } from '../english/reach.ts';
import { typeNouns } from '../english/terms.ts';
import { howMany, list } from '../english/words.ts';
import type { Say } from '../say.ts';
import type { RuleWord } from './word.ts';

/** What a card may not do or have done to it. */
const cardDeeds = {
  move: { of: typeNouns.Ship, words: 'move' },
  cloak: { of: typeNouns.Ship, words: 'cloak' },
  /** By ships (B-20.8). */
  'be attacked': { of: typeNouns.Ship, words: 'be attacked' },
  'leave the planet': { of: personnel, words: 'be beamed up' },
} as const;
export type CardDeed = keyof typeof cardDeeds | 'leave';

/** Such cards may not do it, as long as the crew of the ship has this. */
interface ForbidsCards {
  readonly rule: 'forbids';
  readonly what: CardDeed;
  readonly reach: 'host' | 'here' | 'met';
  readonly while?: Condition;
}

/** Nobody attempts the mission here (B-16.11). */
interface ForbidsAttempts {
  readonly rule: 'forbids';
  readonly what: 'attempts';
}

/** While face up: nothing, or in each turn no more than so many personnel, may be beamed to or from the surface here. */
interface ForbidsBeaming {
  readonly rule: 'forbids';
  readonly what: 'beaming';
  readonly beyond?: number;
}

/** `passage`: no ship flies across the boundary the card is on. `flying on`: one that comes here stops (B-14.35, B-29.22). */
interface ForbidsPassage {
  readonly rule: 'forbids';
  readonly what: 'passage' | 'flying on';
  /** Aboard the ship. */
  readonly unless: Condition;
}

interface ForbidsInterrupts {
  readonly rule: 'forbids';
  readonly what: 'interrupts';
  readonly except: readonly string[];
}

export type Forbids = ForbidsCards | ForbidsAttempts | ForbidsBeaming | ForbidsPassage | ForbidsInterrupts;

/** A card may not do that: by itself the one this card is on. */
export const cannot = (
  what: CardDeed,
  more: { readonly reach?: ForbidsCards['reach']; readonly while?: Condition } = {},
): Forbids => ({ rule: 'forbids', what, reach: 'host', ...more });
export const forbidsAttempts: Forbids = { rule: 'forbids', what: 'attempts' };
/** All of it, or in each turn all beyond so many personnel. */
export const forbidsBeaming = (beyond?: number): Forbids => ({
  rule: 'forbids',
  what: 'beaming',
  ...(beyond === undefined ? {} : { beyond }),
});
export const forbidsPassage = (what: 'passage' | 'flying on', unless: Condition): Forbids => ({
  rule: 'forbids',
  what,
  unless,
});
export const noInterrupts = (...except: readonly string[]): Forbids => ({
  rule: 'forbids',
  what: 'interrupts',
  except,
});

const cardWords = ({ what, reach, while: gate }: ForbidsCards, frame: Frame, say: Say): string => {
  const usual = what === 'leave' ? personnel : cardDeeds[what].of;
  const subject = reached(reach, { who: 'anyone' }, usual, frame, say);
  const provided = gate ? ` while it has ${say.condition(gate)} aboard` : '';
  // Whoever is in quarantine (B-19.25).
  if (what === 'leave') return `${subject} ${reach === 'met' ? 'are' : 'is'} quarantined${provided}`;
  return `${subject} cannot ${cardDeeds[what].words}${provided}`;
};

const beamingWords = ({ beyond }: ForbidsBeaming, frame: Frame): string =>
  beyond === undefined
    ? `while ${frame.self} is face up, nothing may be beamed up or down here`
    : `no more than ${howMany(beyond, personnel)} per turn may be beamed up or down here`;

export const forbidsWord: RuleWord<Forbids> = {
  says: (rule, frame, say) => {
    switch (rule.what) {
      case 'attempts':
        return 'the mission here cannot be attempted';
      case 'beaming':
        return beamingWords(rule, frame);
      case 'passage':
        return `no ship may pass here without ${say.condition(rule.unless)}`;
      case 'flying on':
        return `a ship that arrives here without ${say.condition(rule.unless)} must stop and cannot fly on in the same turn`;
      case 'interrupts':
        return `neither player may play interrupts${rule.except.length > 0 ? ` except ${list(rule.except, 'and')}` : ''}`;
      default:
        return cardWords(rule, frame, say);
    }
  },
  ofHost: (rule) => 'reach' in rule && rule.reach === 'host',
  names: (rule) => (rule.what === 'interrupts' ? rule.except.map((title) => ({ title, where: 'an exception' })) : []),
  sample: (any) =>
    any.oneOf<() => Forbids>(
      () => ({
        rule: 'forbids',
        what: any.oneOf<CardDeed>('move', 'cloak', 'be attacked', 'leave the planet', 'leave'),
        reach: any.oneOf('host', 'here', 'met'),
        ...any.maybe('while', any.condition),
      }),
      () => ({ rule: 'forbids', what: 'attempts' }),
      () => ({ rule: 'forbids', what: 'beaming', ...any.maybe('beyond', any.number) }),
      () => ({ rule: 'forbids', what: any.oneOf('passage', 'flying on'), unless: any.condition() }),
      () => ({ rule: 'forbids', what: 'interrupts', except: any.several(any.title) }),
    )(),
};
