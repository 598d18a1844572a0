import type { BattleAct } from '../battle.ts';
import type { Frame } from './frame.ts';
import { personnel } from './phrase.ts';
import { englishWho, theWho } from './who.ts';
import { list, numberWord, unspoken } from './words.ts';

/** English of the words of battle.ts. */

const multiples: Readonly<Record<number, string>> = { 1: '', 2: ' with STRENGTH doubled', 3: ' with STRENGTH tripled' };

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
