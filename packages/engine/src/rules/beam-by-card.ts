import type { Option } from '../contract/decision.ts';
import type { BeamFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId } from '../contract/ids.ts';
import { findFrame, pop, push } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { isPersonnel } from '../asking/where.ts';
import { listBeams, moveCards, whyNotMove } from './beaming.ts';

const onlyBeaming = ground('only-beaming', 'B-12.4', 'the card lets you beam personnel now and nothing else');

export const beginBeam = (s: State, { player, card }: Given['beam']): void => push(s, { kind: 'beam', player, card });

/** Adversaries of the moment are not let go (B-20.46). */
const personnelOnly = (s: State) => {
  const pair = findFrame(s, 'personnel battle')?.pair ?? [];
  return (id: CardId) => isPersonnel(s, id) && !pair.includes(id);
};

/** Beaming by a card: once, personnel only, under the rules of beaming (B-14.13). */
export const beamHandler: Handler<BeamFrame> = {
  run: (s, f) => {
    let any = false;
    listBeams(s, f.player, () => (any = true), personnelOnly(s));
    if (any) return true;
    pop(s);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'beam', source: f.card }],
  options: (s, f) => {
    const options: Option[] = [];
    listBeams(s, f.player, (o) => options.push(o), personnelOnly(s));
    return options;
  },
  refuses: (s, f, c) =>
    c.do === 'beam' ? whyNotMove(s, f.player, 'beam', c.on, c.to, c.cards, personnelOnly(s)) : onlyBeaming,
  picks: () => true,
  answer: (s, _f, c) => {
    pop(s);
    moveCards(s, c.player, 'beam', c.on, c.to, c.cards);
  },
};
