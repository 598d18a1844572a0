import type { CardId } from '@spaceline/engine';
import { type Bot, isSeeding, rememberedChoices, undeclined } from '@spaceline/bots';
import {
  concession,
  type Choice,
  type Decision,
  type GameEvent,
  type Option,
  type Player,
  type State,
} from '@spaceline/engine';
import { allows, apply, choose, decisions, isRefusal, mostOf, sentence, view } from '@spaceline/engine';
import { cardList, decisionWords, pickWords } from '@spaceline/protocol';
import { type Hint, hintFor } from './advice.ts';
import { lawText } from './clause-text.ts';
import { correcting, mayCorrect } from './correcting.ts';
import { type Entry, menuOf, menuText } from './menu.ts';
import { type Draft, stacksText, withLine } from './stacks.ts';
import { cardText, correctingHelp, eventLines, help, namesFor, tableText } from './table-talk.ts';

/** Where a person's lines come from and where the game's words go. */
export interface Terminal {
  /** The next line; nothing when there are no more. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  readonly say: (text: string) => void;
}

export interface Session {
  readonly state: State;
  readonly human: Player;
  readonly bot: Bot;
  readonly terminal: Terminal;
  /** Called at the state the choice has led to. */
  readonly record?: (choice: Choice, events: readonly GameEvent[]) => void;
  /** Asks even where only passing is possible. */
  readonly askAll?: boolean;
}

type Answer = Choice | 'quit' | 'seed for me';

/** Lines that are not an answer: help, cards, the table. True if the line was one of them. */
const aside = (line: string, { state, human, terminal }: Session): boolean => {
  const [, words] = /^\?\s*(.*)$/.exec(line) ?? [];
  if (words === '') terminal.say(state.fixed.assisted ? `${help}\n  ? correct  how to propose a correction` : help);
  else if (words !== undefined)
    terminal.say(/^correct$/i.test(words) ? correctingHelp : (lawText(words) ?? cardText(words, state)));
  else if (/^t(able)?$/i.test(line)) terminal.say(tableText(state, human));
  else return false;
  return true;
};

const numbersOf = (line: string, most: number): readonly number[] | undefined => {
  const numbers = line.split(/[\s,]+/).map(Number);
  const fine = numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= most);
  return fine && new Set(numbers).size === numbers.length ? numbers : undefined;
};

/** Asks which cards go with an option. */
const askCards = async (session: Session, decision: Decision, option: Option): Promise<Choice | 'back' | 'quit'> => {
  const { state, terminal, human } = session;
  const { pick } = option;
  if (!pick || pick.max === 0) return choose(decision, option);
  const names = namesFor(state, human);
  const entries = pick.from.map((id) => ({ label: cardList([id], names) }));
  terminal.say(menuText(entries));
  for (;;) {
    const line = (await terminal.ask(`Which cards? ${pickWords(pick)}; "all", "none" or numbers: `))?.trim();
    if (line === undefined || /^q(uit)?$/i.test(line)) return 'quit';
    if (/^back$/i.test(line)) return 'back';
    if (aside(line, session)) continue;
    const cards = /^all$/i.test(line)
      ? mostOf(pick)
      : /^none$/i.test(line)
        ? []
        : numbersOf(line, pick.from.length)?.flatMap((n) => pick.from[n - 1] ?? []);
    if (!cards) terminal.say(`Give numbers from 1 to ${pick.from.length}, each once.`);
    else if (cards.length < pick.min || cards.length > pick.max) terminal.say(`Choose ${pickWords(pick)}.`);
    else if (!allows(state, option, cards)) terminal.say('Those cards may not be chosen together.');
    else return choose(decision, option, cards);
  }
};

/** Stacks are built and rearranged line by line until they are committed. */
const askStacks = async (session: Session, decision: Decision, option: Option): Promise<Choice | 'back' | 'quit'> => {
  const { state, terminal, human } = session;
  const name = (id: CardId): string => cardList([id], namesFor(state, human));
  let draft: Draft = { stacks: [] };
  for (;;) {
    terminal.say(stacksText(option, draft, name));
    const line = (await terminal.ask('A letter and numbers, like "b 3 1"; "done" commits: '))?.trim();
    if (line === undefined || /^q(uit)?$/i.test(line)) return 'quit';
    if (/^back$/i.test(line)) return 'back';
    if (aside(line, session)) continue;
    if (/^done$/i.test(line)) {
      if (allows(state, option, [], draft.stacks)) return choose(decision, option, [], draft.stacks);
      terminal.say('Those stacks may not be seeded as they are.');
      continue;
    }
    const next = withLine(option, draft, line);
    if (typeof next === 'string') terminal.say(next);
    else if (allows(state, option, [], next.stacks)) draft = next;
    else terminal.say('A card may not be seeded there.');
  }
};

/** The correction a line proposes; true if it was meant as one and the terminal has said what is wrong with it. */
const proposedIn = (line: string, { state, human, terminal }: Session): Choice | boolean => {
  const [, words] = /^correct\b\s*(.*)$/i.exec(line) ?? [];
  if (words === undefined) return false;
  const proposed = words === '' ? correctingHelp : correcting(state, human, words);
  if (typeof proposed !== 'string') return proposed;
  terminal.say(proposed);
  return true;
};

/** Every outcome of an unwritten text was declined: now the person carries it out, and the computer says again. */
const askToCarryOut = async (session: Session, decision: Decision): Promise<Answer | 'again'> => {
  const { state, terminal, human } = session;
  const text = cardList([decision.source], namesFor(state, human));
  terminal.say(`Carry out the text of ${text} by "correct …"; "again" lets the computer say again how it ended.`);
  for (;;) {
    const line = (await terminal.ask('> '))?.trim();
    if (line === undefined || /^q(uit)?$/i.test(line)) return 'quit';
    if (line === '' || aside(line, session)) continue;
    if (/^again$/i.test(line)) return 'again';
    if (/^concede$/i.test(line)) return concession(decision.id, human);
    const proposed = proposedIn(line, session);
    if (typeof proposed === 'object') return proposed;
    if (!proposed) terminal.say('Type "correct …", "again", or ? for help.');
  }
};

const askHuman = async (session: Session, decision: Decision): Promise<Answer> => {
  const { state, terminal, human } = session;
  const top = menuOf(decision, namesFor(state, human));
  let menu: readonly Entry[] = top;
  let advised: Hint | undefined;
  const hint = mayCorrect(state, human) ? '\n     or "correct …" to propose a correction' : '';
  const show = (): void => terminal.say(`${decisionWords(decision, namesFor(state, human))}\n${menuText(menu)}${hint}`);
  show();
  for (;;) {
    const line = (await terminal.ask('> '))?.trim();
    if (line === undefined || /^q(uit)?$/i.test(line)) return 'quit';
    if (line === '' || aside(line, session)) continue;
    if (/^concede$/i.test(line)) return concession(decision.id, decision.player);
    if (/^hint$/i.test(line)) {
      advised = hintFor(state, decision);
      terminal.say(advised.text);
      continue;
    }
    if (/^do$/i.test(line)) {
      if (advised) return advised.choice;
      terminal.say('Nothing was advised yet: type "hint".');
      continue;
    }
    if (/^seed$/i.test(line)) {
      if (isSeeding(decision)) return 'seed for me';
      terminal.say('There is nothing to seed any more.');
      continue;
    }
    const proposed = proposedIn(line, session);
    if (typeof proposed === 'object') return proposed;
    if (proposed) continue;
    if (/^(back|o(ptions)?)$/i.test(line)) {
      if (/^back$/i.test(line)) menu = top;
      show();
      continue;
    }
    const entry = /^\d+$/.test(line) ? menu[Number(line) - 1] : undefined;
    if (!entry) {
      terminal.say(`Give a number from 1 to ${menu.length}, or ? for help.`);
      continue;
    }
    if (entry.entries) menu = entry.entries;
    else if (entry.option) {
      const ask = entry.option.stacks ? askStacks : askCards;
      const answer = await ask(session, decision, entry.option);
      if (answer !== 'back') return answer;
      menu = top;
    }
    show();
  }
};

/** Passing, where nothing else is possible. */
const onlyPass = ({ options: [first, ...others] }: Decision): Option | undefined =>
  first?.do === 'pass' && others.length === 0 ? first : undefined;

const answerTo = async (session: Session, decision: Decision, made: readonly Choice[]): Promise<Answer | 'again'> => {
  const { state, bot, human } = session;
  const left = undeclined(decision, made);
  if (decision.player !== human && !left) return askToCarryOut(session, decision);
  if (decision.player !== human)
    return bot(
      () => view(state, decision.player),
      left ?? decision,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
  const only = session.askAll ? undefined : onlyPass(decision);
  if (only) return choose(decision, only);
  return askHuman(session, decision);
};

/** Plays until the game is over or the person leaves. */
export const playSession = async (session: Session): Promise<'over' | 'left'> => {
  const { state, human, terminal } = session;
  let shown = '';
  let made: readonly Choice[] = [];
  let seedsForMe = false;
  for (const line of eventLines(state, state.events, human)) terminal.say(line);
  for (;;) {
    const open = decisions(state);
    const decision = open.find((one) => one.player !== human) ?? open[0];
    if (!decision) break;
    const now = `${state.phase} ${state.turn}`;
    if (decision.player === human && now !== shown && (!onlyPass(decision) || session.askAll)) {
      shown = now;
      terminal.say(`\n${tableText(state, human)}\n`);
    }
    const planned = seedsForMe && decision.player === human && isSeeding(decision);
    const answer = planned ? hintFor(state, decision).choice : await answerTo(session, decision, made);
    if (answer === 'quit') return 'left';
    if (answer === 'seed for me') {
      seedsForMe = true;
      continue;
    }
    if (answer === 'again') {
      made = [];
      continue;
    }
    const result = apply(state, answer);
    if (isRefusal(result)) {
      terminal.say(`${sentence(result)}\n("? ${result.clause}" reads the clause.)`);
      continue;
    }
    made = [...made, answer].slice(-rememberedChoices);
    session.record?.(answer, result.events);
    for (const line of eventLines(state, result.events, human)) terminal.say(line);
  }
  terminal.say(`\n${tableText(state, human)}`);
  return 'over';
};
