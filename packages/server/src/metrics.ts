import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What is counted, and what each number means. */
const counters = {
  spaceline_http_requests_total: 'Answers over HTTP, by route, method and status.',
  spaceline_choices_total: 'Choices that people made, by what became of them: stored, refused or failed.',
  spaceline_messages_received_total: 'Messages of clients over sockets, by kind.',
  spaceline_messages_sent_total: 'Messages to clients over sockets.',
  spaceline_sent_characters_total: 'Characters of these messages before they are compressed.',
  spaceline_failures_total: 'Requests and messages that the server failed to answer.',
} as const;

const histograms = {
  spaceline_http_seconds: 'How long answers over HTTP took.',
  spaceline_choice_seconds: 'How long it took from a choice to its being stored and told.',
} as const;

type Counter = keyof typeof counters;
type Histogram = keyof typeof histograms;
type Labels = Readonly<Record<string, string | number>>;

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Observed {
  readonly upTo: number[];
  sum: number;
  count: number;
}

/** Something that is looked up when somebody asks. */
interface Gauge {
  readonly about: string;
  readonly kind?: 'gauge' | 'counter';
  readonly read: () => number;
}

const quoted = (value: string | number): string =>
  `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const unlabelled: Labels = {};

const labelled = (labels: Labels): string => {
  if (labels === unlabelled) return '';
  const parts = Object.entries(labels).map(([name, value]) => `${name}=${quoted(value)}`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
};

/** Numbers about this server, in the text format of Prometheus. None of them tells of a player or a match. */
export class Metrics {
  readonly #counts = new Map<Counter, Map<string, number>>();
  readonly #observed = new Map<Histogram, Observed>();
  readonly #gauges = new Map<string, Gauge>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
    this.gauge('process_resident_memory_bytes', {
      about: 'Memory of the process.',
      read: () => process.memoryUsage.rss(),
    });
    this.gauge('process_cpu_seconds_total', {
      about: 'Time the process was at work.',
      kind: 'counter',
      read: () => process.resourceUsage().userCPUTime / 1e6 + process.resourceUsage().systemCPUTime / 1e6,
    });
    this.gauge('process_start_time_seconds', {
      about: 'When the process was started.',
      read: () => performance.timeOrigin / 1000,
    });
    this.gauge('spaceline_loop_delay_p99_seconds', {
      about:
        'How long events waited for their turn since the last time somebody asked; one of a hundred waited longer.',
      read: () => {
        const seconds = this.#delay.percentile(99) / 1e9;
        this.#delay.reset();
        return Number.isFinite(seconds) ? seconds : 0;
      },
    });
  }

  count(name: Counter, labels: Labels = unlabelled, by = 1) {
    const counts = this.#counts.get(name) ?? new Map<string, number>();
    this.#counts.set(name, counts);
    const key = labelled(labels);
    counts.set(key, (counts.get(key) ?? 0) + by);
  }

  observe(name: Histogram, seconds: number) {
    const observed = this.#observed.get(name) ?? { upTo: bounds.map(() => 0), sum: 0, count: 0 };
    this.#observed.set(name, observed);
    const at = bounds.findIndex((bound) => seconds <= bound);
    if (at >= 0) observed.upTo[at]! += 1;
    observed.sum += seconds;
    observed.count += 1;
  }

  gauge(name: string, gauge: Gauge) {
    this.#gauges.set(name, gauge);
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: string, about: string, kind: string) =>
      lines.push(`# HELP ${name} ${about}`, `# TYPE ${name} ${kind}`);
    for (const [name, about] of Object.entries(counters) as [Counter, string][]) {
      head(name, about, 'counter');
      for (const [key, count] of this.#counts.get(name) ?? []) lines.push(`${name}${key} ${count}`);
    }
    for (const [name, about] of Object.entries(histograms) as [Histogram, string][]) {
      head(name, about, 'histogram');
      const { upTo, sum, count } = this.#observed.get(name) ?? { upTo: bounds.map(() => 0), sum: 0, count: 0 };
      let below = 0;
      for (const [at, bound] of bounds.entries())
        lines.push(`${name}_bucket{le="${bound}"} ${(below += upTo[at] ?? 0)}`);
      lines.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`);
    }
    for (const [name, { about, kind = 'gauge', read }] of this.#gauges) {
      head(name, about, kind);
      lines.push(`${name} ${read()}`);
    }
    return `${lines.join('\n')}\n`;
  }

  close() {
    this.#delay.disable();
  }
}
