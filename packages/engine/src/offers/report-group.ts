import type { Option } from '../contract/decision.ts';
import { pass } from '../contract/decision.ts';
import type { ReportGroupFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { State } from '../state/state.ts';
import type { Handler } from '../contract/handler.ts';
import { pop, push, start } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import { listReports, whyNotReportNow } from './report.ts';

const onlyReports = ground('only-reports', 'B-12.4', 'nothing but a further report belongs to this group of reports');

export const beginReportGroup = (s: State, { player, card }: Given['report group']): void =>
  push(s, { kind: 'report group', player, card });

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
    if (c.do === 'report') start(s, 'report', { player: c.player, card: c.card, place: c.on, affiliation: c.way });
    else pop(s);
  },
};
