import type { Option } from '../contract/decision.ts';
import { pass } from '../contract/decision.ts';
import type { ReportGroupFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import { pop } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import { initiateReport } from '../rules/playing.ts';
import { listReports, whyNotReportNow } from './card-plays.ts';

const onlyReports = ground('only-reports', 'B-12.4', 'nothing but a further report belongs to this group of reports');

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
