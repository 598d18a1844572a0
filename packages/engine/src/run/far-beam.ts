import type { Option } from '../contract/decision.ts';
import type { FarBeamFrame } from '../state/card-frame.ts';
import type { Handler } from '../contract/handler.ts';
import { pop } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import { moveCards } from '../rules/beaming.ts';
import { listFarBeams, whyNotFarBeam } from '../rules/far-beaming.ts';

const onlyThatBeam = ground('only-far-beaming', 'B-12.4', 'the card lets you beam to a neighboring location');

/** Beaming from a ship to a neighboring location: once, one way, so many cards at most. */
export const farBeamHandler: Handler<FarBeamFrame> = {
  run: (s, f) => {
    let any = false;
    listFarBeams(s, f.player, f.ship, f.most, () => (any = true));
    if (any) return true;
    pop(s);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'beam', source: f.card }],
  options: (s, f) => {
    const options: Option[] = [];
    listFarBeams(s, f.player, f.ship, f.most, (o) => options.push(o));
    return options;
  },
  refuses: (s, f, c) =>
    c.do === 'beam' && c.on === f.ship ? whyNotFarBeam(s, f.player, f.ship, c.to, f.most, c.cards) : onlyThatBeam,
  picks: () => true,
  answer: (s, _f, c) => {
    pop(s);
    moveCards(s, c.player, 'beam', c.on, c.to, c.cards);
  },
};
