import type { Correction, Player } from '@spaceline/engine';
import { apply, choose, isRefusal, option } from '@spaceline/engine';
import { type AssistedTable, ask, assistedTable, idOf, propose, take } from '../assisted/table.ts';
import { type Case, nothingNamed, told } from './trying.ts';

/** What cannot be proposed at an assisted table. */

const picture = `P1 mission: Excavation
  P1 mission: Study Stellar Collision
  P1 outpost: Federation Outpost at Study Stellar Collision aboard Data
  P1 planet: Calloway
  P1 between Excavation: Q-Net
  P2 mission: Changeling Research
  P2 planet: Gowron
  P1 hand: Security Drills, Plasma Fire, Escape
  P2 hand: Kurn`;
const titles = ['Security Drills', 'Escape', 'Changeling Research'];

const at = (
  tried: string,
  correction: (t: AssistedTable) => Correction,
  before: (t: AssistedTable) => void = () => undefined,
  by: Player = 0,
): Case =>
  told('at an assisted table', tried, () => {
    const t = assistedTable(titles, picture);
    before(t);
    return propose(t, by, correction(t));
  });

const cards =
  (fix: 'kill' | 'stop', ...named: readonly string[]) =>
  (t: AssistedTable): Correction => ({
    fix,
    cards: named.map((title) => idOf(t, title)),
  });
const score = (points: number) => (): Correction => ({ fix: 'score', player: 0, points });

const theirTurn = `assisted
  described Intruder Alert!: responds
  described Security Drills: responds
  turn 4: P2, card play
  P1 mission: Excavation
  P1 hand: Security Drills, Escape
  P1 table: Intruder Alert!
  P2 hand: Hail, Kurn`;

/** P2 has played a card, and P1 is asked for a response. */
const answering = (tried: string, title: string, before: (t: AssistedTable) => void = () => undefined): Case =>
  told('in answer to an action at an assisted table', tried, () => {
    const t = assistedTable([...titles, 'Hail', 'Intruder Alert!'], theirTurn);
    take(t, 1, 'play');
    before(t);
    const { id } = ask(t, 0);
    const result = apply(t.s, { ...nothingNamed, decision: id, player: 0, do: 'answer', card: idOf(t, title) });
    return isRefusal(result) ? result : undefined;
  });

/** The card on the table answers, and its text is carried out. */
const answered = (t: AssistedTable): void => {
  const { id, options } = ask(t, 0);
  const card = idOf(t, 'Intruder Alert!');
  const answer = options.find((one) => one.do === 'answer' && one.card === card);
  apply(t.s, choose({ id, player: 0 }, answer ?? option('answer', card)));
  take(t, 0, 'settle', 0);
  take(t, 1, 'consent');
  take(t, 1, 'pass');
};

export const assisted: readonly Case[] = [
  told('at a table that is not assisted', 'P1 proposes 5 points for P1', () =>
    propose(assistedTable([], 'P1 mission: Excavation\nP1 planet: Data'), 0, score(5)()),
  ),
  at('P1 proposes 5 points while a response is asked for', score(5), (t) => take(t, 0, 'play')),
  at('P2 proposes 5 points while another correction waits', score(5), (t) => void propose(t, 0, score(5)()), 1),
  at('P1 proposes to kill Gowron, who is hidden', cards('kill', 'Gowron')),
  at('P1 proposes to stop nobody', cards('stop')),
  at('P1 proposes 0 points', score(0)),
  at('P1 proposes to kill Federation Outpost', cards('kill', 'Federation Outpost')),
  at('P1 proposes to fetch Kurn', () => ({ fix: 'fetch', card: 'kurn', to: { to: 'hand' } })),
  at('P1 proposes to describe Data', () => ({ fix: 'describe', card: 'data', facts: { cunning: 1 } })),
  at('P1 proposes a RANGE for Changeling Research', () => ({
    fix: 'describe',
    card: 'changeling-research',
    facts: { range: 8 },
  })),
  at('P1 proposes that Changeling Research is in space, with people on its surface', () => ({
    fix: 'describe',
    card: 'changeling-research',
    facts: { kind: 'space' },
  })),
  at('P1 proposes to settle Security Drills, which is in the hand', (t) => ({
    fix: 'settle',
    card: idOf(t, 'Security Drills'),
    outcome: 'discarded',
  })),
  at('P1 proposes to put Excavation into the discard pile', (t) => ({
    fix: 'move',
    cards: [idOf(t, 'Excavation')],
    to: { to: 'discard pile' },
  })),
  at('P1 proposes to put Q-Net, which lies between two locations, into the hand', (t) => ({
    fix: 'move',
    cards: [idOf(t, 'Q-Net')],
    to: { to: 'hand' },
  })),
  at('P1 proposes to put Data onto the table', (t) => ({ fix: 'move', cards: [idOf(t, 'Data')], to: { to: 'table' } })),
  at('P1 proposes to put Plasma Fire on Federation Outpost', (t) => ({
    fix: 'move',
    cards: [idOf(t, 'Plasma Fire')],
    to: { to: 'on card', on: idOf(t, 'Federation Outpost') },
  })),
  answering('P1 responds with Security Drills, an event in the hand', 'Security Drills'),
  answering('P1 responds with Hail, which P2 plays', 'Hail'),
  answering('P1 responds with Intruder Alert! a second time', 'Intruder Alert!', answered),
];
