import type { Option } from '../contract/decision.ts';
import { option, pass } from '../contract/decision.ts';
import type { BeamFrame, RegroupFrame, ReportGroupFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { findFrame, pop } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { isPersonnel } from '../asking/where.ts';
import { listReports, whyNotReportNow } from '../offers/card-plays.ts';
import { listBeams, moveCards, whyNotMove } from './beaming.ts';
import { initiateReport } from './playing.ts';
import { groupsAmong, leaveTogether, mutinous, putUnderArrest, quarrelAboard, teamMembers } from './teams.ts';

/** Group actions and choices that a text or an automatic result leaves to a player. */

const onlyReports = ground('only-reports', 'B-12.4', 'nothing but a further report belongs to this group of reports');
const onlyBeaming = ground('only-beaming', 'B-12.4', 'the card lets you beam personnel now and nothing else');

/** B-13.17: one after another, in the order their player chooses, until they stop. */
export const reportGroupHandler: Handler<ReportGroupFrame> = {
  run: (s, f) => {
    let any = false;
    listReports(s, f.player, () => (any = true));
    if (any) return true;
    pop(s);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'report next', source: f.card }],
  options: (s, f) => {
    const options: Option[] = [pass];
    listReports(s, f.player, (o) => options.push(o));
    return options;
  },
  refuses: (s, f, c) => {
    if (c.do === 'pass') return undefined;
    return c.do === 'report' ? whyNotReportNow(s, f.player, c) : onlyReports;
  },
  answer: (s, _f, c) => {
    if (c.do === 'pass') pop(s);
    else initiateReport(s, c.player, c.card, c.on, c.way);
  },
};

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
  answer: (s, _f, c) => {
    pop(s);
    moveCards(s, c.player, 'beam', c.on, c.to, c.cards);
  },
};

const quarrelling = (s: State, f: RegroupFrame): CardId[] =>
  f.team === none ? mutinous(s, f.host, f.player) : teamMembers(s, f.host, f.player, f.team);

const isTorn = (s: State, f: RegroupFrame): boolean =>
  f.team === none ? quarrelAboard(s, f.player) === f.host : groupsAmong(s, quarrelling(s, f)).length > 1;

/** One group stays the crew, the others are under house arrest (B-6.19); or one stays an Away Team (B-6.17). */
export const regroupHandler: Handler<RegroupFrame> = {
  run: (s, f) => {
    if (isTorn(s, f)) return true;
    pop(s);
    s.unsettled = true;
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'choose cards', source: f.host }],
  options: (s, f) => groupsAmong(s, quarrelling(s, f)).map((group, i) => option('take', group[0], f.host, none, i)),
  answer: (s, f, c) => {
    const all = quarrelling(s, f);
    const group = groupsAmong(s, all)[c.way];
    if (f.team !== none) {
      leaveTogether(s, f.host, f.player, f.team, group);
      pop(s);
      s.unsettled = true;
      return;
    }
    putUnderArrest(
      s,
      all.filter((id) => !group.includes(id)),
    );
  },
};
