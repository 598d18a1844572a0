import { choose, view } from '@spaceline/engine';
import type { Choice, Decision, Option, State } from '@spaceline/engine';
import type { Guide } from '../local/local-table.ts';
import type { Lesson, Step } from './lesson.ts';
import { tableOf } from './lesson.ts';
import { shown } from './showing.ts';

/** Leads through a lesson: offers what the step wants, and goes on when it is done. */
export class LessonGuide implements Guide {
  readonly #lesson: Lesson;
  readonly #tell: (step: number) => void;
  #step: number;
  /** The step that its learner knows already. */
  #known = -1;

  constructor(lesson: Lesson, step: number, tell: (step: number) => void) {
    this.#lesson = lesson;
    this.#step = step;
    this.#tell = tell;
    tell(step);
  }

  get #now(): Step | undefined {
    return this.#lesson.steps[this.#step];
  }

  #wanted(state: State, decision: Decision): readonly Option[] {
    const step = this.#now;
    if (step?.kind !== 'do') return [];
    const table = tableOf(view(state, 0));
    return decision.options.filter((option) => step.wants(option, table));
  }

  /** Only what the step wants; where it wants nothing of the kind, everything, so that nobody is ever stuck. */
  offered(state: State, decision: Decision): Decision {
    if (this.#now?.kind === 'read') return { ...decision, options: [] };
    const wanted = this.#wanted(state, decision);
    return wanted.length > 0 ? { ...decision, options: wanted } : decision;
  }

  /**
   * What a known step wants is done as it is shown. Opportunities that a step has no use for are passed; orders are the
   * person's own, whatever they are.
   */
  answers(state: State, decision: Decision): Choice | undefined {
    const step = this.#now;
    if (step?.kind === 'read') return undefined;
    const wanted = this.#wanted(state, decision);
    const known = step && this.#known === this.#step && shown(step, { ...decision, options: wanted }, view(state, 0));
    if (known) return known;
    const isOrders = decision.kind === 'action' && state.active === 0 && state.segment === 'orders';
    const pass = decision.options.find((option) => option.do === 'pass');
    return pass && wanted.length === 0 && !isOrders ? choose(decision, pass) : undefined;
  }

  happened(state: State): void {
    const table = tableOf(view(state, 0));
    const before = this.#step;
    for (let step = this.#now; step?.kind === 'do' && step.done(table); step = this.#now) this.#step += 1;
    if (this.#step !== before) this.#tell(this.#step);
  }

  /** A step that is only read was read. */
  goOn(): void {
    if (this.#now?.kind !== 'read') return;
    this.#step += 1;
    this.#tell(this.#step);
  }
  /** Whoever knows the step need not do it. */
  know(): void {
    this.#known = this.#step;
  }
}
