import type { Choice, Decision, Option, Player, Refusal, Stack, State } from '@spaceline/engine';
import {
  allows,
  apply,
  choose,
  clone,
  concession,
  decisions,
  explain,
  isRefusal,
  none,
  pass as passing,
  proposal,
} from '@spaceline/engine';
import { leakInEvents, leakNow, secretsOf } from '../checks/hidden.ts';
import type { Copies } from '../position/copies.ts';
import type { Laid } from '../position/lay.ts';
import { Cursor } from '../text/cursor.ts';
import { StoryError } from '../text/story-error.ts';
import { eventWords } from './event-words.ts';
import { type Intent, meets, picksFor, placeIn, samePeople, secondIn } from './intent.ts';
import { CardNames } from './names.ts';
import { optionWords } from './option-words.ts';
import { readAction } from './read-action.ts';
import { refusalOf } from './refusing.ts';

/** A table at which a story is played. */

const pass = (decision: Decision): Choice | undefined => {
  const option = decision.options.find((o) => o.do === 'pass');
  return option && choose(decision, option);
};

/** More answers in a row than any story leaves to the table. */
const patience = 1000;

export class Table {
  readonly state: State;
  readonly setup: Laid['setup'];
  readonly copies: Copies;
  readonly names: CardNames;
  /** No segment was said: orders follow card plays without a word. */
  readonly loose: boolean;
  /** Every choice that was made, in order. */
  readonly made: Choice[] = [];
  /** What happened since the last look, as sentences. */
  sentences: string[] = [];
  /** The first thing that was told to somebody who may not know it. */
  leak: string | undefined;
  refusal: Refusal | undefined;
  private looked = false;

  constructor(laid: Laid, loose: boolean) {
    this.state = laid.state;
    this.setup = laid.setup;
    this.copies = laid.copies;
    this.names = new CardNames(laid.state, laid.copies);
    this.loose = loose;
  }

  private carryOut(choice: Choice): void {
    const secrets = secretsOf(this.state);
    const result = apply(this.state, choice);
    this.made.push(choice);
    if (isRefusal(result)) throw new Error(`An offered choice was refused: ${result.why} [${result.clause}]`);
    this.leak ??= leakInEvents(secrets, this.state, result.events) ?? leakNow(this.state);
    for (const event of result.events) this.sentences.push(...eventWords(event, this.names));
  }

  words(decision: Decision, option: Option, state: State = this.state): string {
    return optionWords(state, decision, option, this.names);
  }

  /** What may be done now, in story words. */
  menu(state: State = this.state): string[] {
    return decisions(state).flatMap((d) => d.options.map((o) => this.words(d, o, state)));
  }

  /** The choice that does what is intended, if it is legal now. */
  private find(state: State, intent: Intent, line: number): Choice | undefined {
    if (intent.correction && intent.verbs.includes('correct')) {
      const proposed = explain(state, intent.player, proposal(none, intent.player, intent.correction));
      return isRefusal(proposed) ? undefined : proposed;
    }
    for (const decision of decisions(state)) {
      if (decision.player !== intent.player) continue;
      if (intent.response && decision.kind !== 'respond') continue;
      // Choosing answers a question; whoever may respond is passed by.
      if (intent.verbs.includes('choose') && decision.kind === 'respond') continue;
      if (intent.nth !== undefined) {
        const option = decision.options[intent.nth - 1];
        return option && choose(decision, option);
      }
      const fitting = decision.options.flatMap((option) => {
        const alternative = option.do === 'take' && intent.verbs.includes('take');
        if (alternative && !intent.picks?.[0]?.includes(option.card)) return [];
        const cards = meets(intent, option) ? picksFor(intent, option) : undefined;
        return cards && allows(state, option, cards) ? [{ option, cards }] : [];
      });
      const [first] = fitting;
      if (!first) continue;
      const others = fitting.filter(({ option }) => !this.alike(intent, option, first.option));
      if (others.length > 0 && decision.kind !== 'choose option')
        this.ambiguous(
          decision,
          fitting.map((f) => f.option),
          line,
        );
      return choose(decision, first.option, first.cards);
    }
    return undefined;
  }

  /** Two options differ only in which copy of the same title they name. */
  private alike(intent: Intent, a: Option, b: Option): boolean {
    const title = (id: number): string => this.state.fixed.cards[id]?.def.id ?? String(id);
    const same = (said: unknown, of: (option: Option) => number): boolean =>
      said !== undefined || title(of(a)) === title(of(b));
    return (
      a.do === b.do &&
      same(intent.card, ({ card }) => card) &&
      same(intent.on, placeIn) &&
      same(intent.to, secondIn) &&
      (intent.way !== undefined || a.way === b.way) &&
      (intent.whom !== undefined || intent.team !== undefined || samePeople(a, b))
    );
  }

  private ambiguous(decision: Decision, options: readonly Option[], line: number): never {
    const list = options.map((o) => `  ${this.words(decision, o)}`).join('\n');
    throw new StoryError(`This may mean several things; say which:\n${list}`, line);
  }

  /** The pass the table makes by itself on the way to what is intended, if any. */
  private nextPass(state: State, intent: Intent): Choice | undefined {
    const [decision] = decisions(state);
    if (!decision) return undefined;
    if (decision.kind === 'respond') return pass(decision);
    // Either player proposes between actions, whoever is asked.
    if (decision.kind !== 'action' || intent.verbs.includes('correct')) return undefined;
    if (decision.player !== state.active) return intent.player === decision.player ? undefined : pass(decision);
    if (intent.player !== state.active) return intent.player === decision.player ? undefined : pass(decision);
    if (intent.verbs.includes('pass')) return undefined;
    // The start of a turn goes by, and so does the card play segment where no segment was said.
    const goesBy = state.segment === 'start' || (this.loose && state.segment === 'card play');
    return goesBy ? pass(decision) : undefined;
  }

  /** Looks ahead, passing for those who are not spoken of, for a moment at which the intent is legal. */
  private lookAhead(intent: Intent, line: number): { found?: Choice; passes: Choice[]; at: State } {
    const ahead = clone(this.state);
    const passes: Choice[] = [];
    const active = ahead.active;
    for (let i = 0; i < patience; i++) {
      const found = this.find(ahead, intent, line);
      if (found) return { found, passes, at: ahead };
      const next = this.nextPass(ahead, intent);
      if (!next) break;
      passes.push(next);
      apply(ahead, next);
      if (ahead.active !== active) break;
    }
    return { passes, at: ahead };
  }

  private look(): void {
    if (!this.looked) return;
    this.looked = false;
    this.sentences = [];
  }

  /** Does what a line says. The refusal, if the rules forbid it. */
  act(player: Player, text: string, line: number): Refusal | undefined {
    this.look();
    this.refusal = undefined;
    const cursor = new Cursor(text, line, this.setup.pool);
    const intent = readAction({ cursor, state: this.state, copies: this.copies, player });
    cursor.ends();
    if (intent.passes) this.mustBeAsked(player, line);
    if (intent.stacks) return this.seedStacks(player, intent.stacks, line);
    if (intent.verbs.includes('concede')) this.concede(player);
    else if (intent.verbs.includes('end card play') || intent.verbs.includes('end turn')) return this.end(intent, line);
    else {
      const { found, passes } = this.lookAhead(intent, line);
      if (!found) {
        this.refusal = refusalOf(this.state, intent);
        return this.refusal;
      }
      for (const choice of passes) this.carryOut(choice);
      this.carryOut(found);
    }
    return undefined;
  }

  /** Whoever passes is asked: an opportunity that goes by without a word is not theirs to pass. */
  private mustBeAsked(player: Player, line: number): void {
    const asked = decisions(this.state);
    if (asked.some((decision) => decision.player === player)) return;
    const who = asked.map((d) => `P${d.player + 1} (${d.kind})`).join(' and ') || 'nobody';
    throw new StoryError(`P${player + 1} is not asked anything and has nothing to pass. Asked is ${who}.`, line);
  }

  /** One player's part where both seed at the same time: the other is not waited for, and passes for nobody. */
  private seedStacks(player: Player, stacks: readonly Stack[], line: number): Refusal | undefined {
    const decision = decisions(this.state).find((d) => d.player === player && d.kind === 'seed stacks');
    const option = decision?.options.find((o) => o.do === 'seed stacks');
    if (!decision || !option) throw new StoryError(`P${player + 1} is not asked for stacks.`, line);
    const choice = choose(decision, option, [], stacks);
    const tried = apply(clone(this.state), choice);
    if (isRefusal(tried)) this.refusal = tried;
    else this.carryOut(choice);
    return this.refusal;
  }

  private concede(player: Player): void {
    this.carryOut(concession(this.state.seq, player));
  }

  /**
   * Passes until the segment or the turn is over, or somebody is asked for more than a pass. Where the turn may not be
   * ended yet, that is refused like a pass, and nothing is done (B-22.9).
   */
  private end(intent: Intent, line: number): Refusal | undefined {
    const ahead = clone(this.state);
    const cardPlay = intent.verbs.includes('end card play');
    if (ahead.active !== intent.player) throw new StoryError(`It is not the turn of P${intent.player + 1}.`, line);
    const passes: Choice[] = [];
    while (passes.length < patience) {
      const over = ahead.turn !== this.state.turn || (cardPlay && ahead.segment !== 'card play');
      const [decision] = decisions(ahead);
      if (!decision || (over && decision.kind !== 'respond')) break;
      if (decision.kind !== 'respond' && decision.kind !== 'action') break;
      const choice = choose(decision, passing);
      const refused = apply(ahead, choice);
      if (isRefusal(refused)) return (this.refusal = refused);
      passes.push(choice);
    }
    for (const choice of passes) this.carryOut(choice);
    return undefined;
  }

  /** Nobody responds any more: what is under way comes to its end or to a question. */
  settle(): void {
    for (let i = 0; i < patience; i++) {
      const [decision] = decisions(this.state);
      if (decision?.kind !== 'respond') break;
      const choice = pass(decision);
      if (!choice) break;
      this.carryOut(choice);
    }
  }

  /** What happened until now has been looked at: with the next action the story goes on from here. */
  lookedAt(): void {
    this.looked = true;
  }

  /** Whether a line goes on with the responses that are being made: somebody answers, or lets the occasion go by. */
  goesOnResponding(text: string): boolean {
    const [decision] = decisions(this.state);
    if (decision?.kind !== 'respond' || text.includes('→')) return false;
    return /^P[12] responds with /.test(text) || text === `P${decision.player + 1} passes`;
  }

  /** Whether this could be done now or at a response on the way to the next question. */
  offers(player: Player, text: string, line: number): boolean {
    const cursor = new Cursor(text, line, this.setup.pool);
    const intent = readAction({ cursor, state: this.state, copies: this.copies, player });
    cursor.ends();
    return this.lookAhead(intent, line).found !== undefined;
  }
}
