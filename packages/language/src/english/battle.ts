import type { BattleAct, BattleRule, Destination } from '../battle.ts';
import { englishCondition } from './condition.ts';
import type { Frame } from './frame.ts';
import { personnel } from './phrase.ts';
import { englishWho, theWho } from './who.ts';
import { howMany, list, noun, numberWord, unspoken } from './words.ts';

/** English of the words of battle.ts. */

const destination = (to: Destination): string =>
  to === 'far end' ? 'the far end of the spaceline' : `its player's nearest ${to.outpost} outpost`;

const multiples: Readonly<Record<number, string>> = { 1: '', 2: ' with STRENGTH doubled', 3: ' with STRENGTH tripled' };

export const englishBattleRule = (rule: BattleRule, frame: Frame): string => {
  switch (rule.rule) {
    case 'self-controlling ship':
      return (
        `${frame.self} is a self-controlling ship with RANGE ${rule.range}, WEAPONS ${rule.weapons}, and SHIELDS ` +
        `${rule.shields}, which either player may attack`
      );
    case 'combatant':
      return (
        `${frame.self} is not a personnel but fights in personnel battles as one of your Rogue Borg: each has STRENGTH ` +
        `equal to the number of your Rogue Borg there${rule.doubles ? ', doubled' : ''}`
      );
    case 'commanded':
      return (
        `while your Rogue Borg are aboard ${frame.hosted}, you control it: it is Non-Aligned, counts as staffed and ` +
        'led, and your Rogue Borg may beam between it and any surface, ship, or facility at its location and battle ' +
        `everyone there; once none of them is aboard, discard ${frame.self}`
      );
    case 'must travel':
      return (
        `${frame.hosted} must ${rule.only ? 'do nothing but ' : ''}travel at full speed to ${destination(rule.to)}; ` +
        `when it arrives, discard ${frame.self}`
      );
    case 'not attacked':
      return `${frame.hosted} cannot be attacked in a ship battle${rule.while ? ` while ${englishCondition(rule.while)} are aboard` : ''}`;
    case 'repairs arrivals':
      return `each ship of the player who controls ${frame.hosted} is repaired when it stops or docks there`;
    case 'mends ship':
      return `repairs the ship it is aboard after ${howMany(rule.turns, noun('full turn'))} of yours`;
    default:
      return unspoken(rule);
  }
};

export const englishBattleAct = (act: BattleAct, frame: Frame): string => {
  switch (act.act) {
    case 'battle everyone':
      return 'your Rogue Borg there battle everyone there';
    case 'attack ships':
      return `${frame.self} attacks every ship at its location`;
    case 'fly on':
      return (
        `${frame.self} flies as far as its RANGE allows toward the other end of the spaceline, or, if it is there ` +
        'already, is discarded'
      );
    case 'place at far end':
      return `place ${frame.self} at the far end of the spaceline`;
    case 'set course':
      return 'the end of the spaceline that is far from here becomes its destination';
    case 'cancel battle':
      return 'cancel that battle';
    case 'no attack':
      return 'the self-controlling ship does not attack for the rest of the turn';
    case 'discard combatants':
      return 'discard all Rogue Borg at that location';
    case 'kill opposing': {
      const victim = theWho(act.victim, 1, personnel);
      return `for ${theWho(act.each, 'each', personnel)} on your side, kill ${victim} of your choice on the other side`;
    }
    case 'battle again': {
      const factor = multiples[act.times] ?? ` with STRENGTH times ${numberWord(act.times)}`;
      const fighters = englishWho(act.with, 'many', personnel);
      return `your surviving ${fighters} battle the other survivors again${factor}, stopped or not`;
    }
    case 'play along':
      return `you may play further ${list(act.titles, 'and')} cards on ${frame.ship} with it`;
    case 'repair docked':
      return `repair the ships docked at ${frame.hosted}`;
    default:
      return unspoken(act);
  }
};
