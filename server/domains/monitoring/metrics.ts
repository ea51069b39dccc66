import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Gauge } from 'prom-client';
import { isUnavailable } from '#lib/unavailable.ts';
import type { ExcelService } from '#server/domains/documents/excel/excel-service.ts';
import { countWebhooks } from '#server/domains/webhooks/count-webhooks.ts';
import { channelOf, type Watched, type Work } from '#server/platform/telemetry.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { countJobs } from './count-jobs.ts';
import { type Means, partNames, type Readiness } from './readiness.ts';

/** A request that was answered; `route` is a pattern of ours, never an address that somebody sent. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  readonly count: (request: AnsweredRequest) => void;
  /** All there is, in the format of Prometheus. */
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>;
  /** Nothing more is counted. */
  readonly close: () => void;
}

const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const slow = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800];

/** What no part of the product answers would be a label for each odd word that somebody sends. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts what the process does, and measures when somebody reads. Labels are names of ours (routes, kinds of jobs, threads, parts): nothing
 * of a person or an organisation, and never more of them than there is code for. Decision 93.
 */
export const createMetrics = async (
  means: Means & { readonly excel: ExcelService },
  readiness: Readiness,
): Promise<Metrics> => {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'vigie_http_request_seconds',
    help: 'Requests that were answered, by pattern of the route and class of the status',
    labelNames: ['method', 'route', 'status'],
    buckets: quick,
    registers,
  });
  const attempts = new Histogram({
    name: 'vigie_job_seconds',
    help: 'Attempts at jobs, by kind and outcome: done, failed, or put off because something was away',
    labelNames: ['kind', 'outcome'],
    buckets: slow,
    registers,
  });
  const answers = new Histogram({
    name: 'vigie_worker_seconds',
    help: 'What threads and processes beside the server were asked, with the time it waited',
    labelNames: ['worker', 'operation', 'outcome'],
    buckets: slow,
    registers,
  });
  const questions = new Gauge({
    name: 'vigie_worker_questions',
    help: 'What threads and processes beside the server are at, or have waiting',
    labelNames: ['worker'],
    registers,
  });
  const mails = new Counter({
    name: 'vigie_mails_total',
    help: 'Messages handed to the mail server, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const webhooks = new Counter({
    name: 'vigie_webhook_messages_total',
    help: 'Messages sent to organisations’ webhooks, by outcome: done where they were taken',
    labelNames: ['outcome'],
    registers,
  });
  new Gauge({ name: 'vigie_build_info', help: 'The release', labelNames: ['version', 'node'], registers }).set(
    { version: packageJson.version, node: process.version },
    1,
  );

  const jobs = new Gauge({
    name: 'vigie_jobs',
    help: 'Jobs that are not done, by kind and state: waiting, running, or failed for good',
    labelNames: ['kind', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'vigie_job_oldest_seconds',
    help: 'For how long the oldest waiting job of a kind has been there',
    labelNames: ['kind'],
    registers,
  });
  const ready = new Gauge({
    name: 'vigie_ready',
    help: '1 where a part that requests need answers: store, search, files',
    labelNames: ['part'],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const ping = gauge('vigie_store_ping_seconds', 'How long the store took to answer a question that costs nothing');
  const kept = gauge('vigie_search_indexes', 'Indexes of organisations that are kept up');
  const behind = gauge('vigie_search_indexes_behind', 'Those of them that lack changes of their collections');
  const told = gauge('vigie_webhooks', 'Addresses of organisations that are on');
  const failing = gauge('vigie_webhooks_failing', 'Those of them that take no messages now');
  const untold = gauge('vigie_webhooks_waiting', 'Messages on their way to webhooks');
  const untoldOldest = gauge('vigie_webhooks_oldest_seconds', 'For how long the oldest of them has been there');
  const disk = gauge('vigie_disk_free_bytes', 'Free bytes where the data folder is');

  const measureJobs = async () => {
    const counts = await countJobs(means.store);
    jobs.reset();
    oldest.reset();
    for (const { kind, waiting, running, failed, oldestSeconds } of counts) {
      jobs.set({ kind, state: 'waiting' }, waiting);
      jobs.set({ kind, state: 'running' }, running);
      jobs.set({ kind, state: 'failed' }, failed);
      oldest.set({ kind }, oldestSeconds);
    }
  };
  const measureWebhooks = async () => {
    const counts = await countWebhooks(means.store);
    told.set(counts.on);
    failing.set(counts.failing);
    untold.set(counts.waiting);
    untoldOldest.set(counts.oldestSeconds);
  };
  const measureStore = async () => {
    const from = performance.now();
    await sql`select 1`.execute(means.store);
    ping.set((performance.now() - from) / 1000);
  };
  const measureIndexes = async () => {
    const lag = await means.search.lag();
    kept.set(lag.kept);
    behind.set(lag.behind);
  };
  const measureDisk = async () => {
    const { bavail, bsize } = await statfs(means.config.dataDir);
    disk.set(bavail * bsize);
  };
  const measure = async () => {
    const { writing, waiting } = means.excel.underway();
    questions.set({ worker: 'excel' }, writing + waiting);
    const missing = new Set(await readiness.missing());
    for (const part of partNames) ready.set({ part }, missing.has(part) ? 0 : 1);
    // What is away has no figure, rather than the one from before.
    await Promise.all([
      missing.has('store')
        ? forget(ping, jobs, oldest, told, failing, untold, untoldOldest)
        : Promise.all([measureStore(), measureJobs(), measureWebhooks()]),
      missing.has('search') ? forget(kept, behind) : measureIndexes(),
      measureDisk(),
    ]).catch(() => undefined);
  };

  const stops = [
    watch('job', ({ name }, outcome, seconds) => attempts.observe({ kind: name, outcome }, seconds)),
    watch('mail', (_, outcome) => mails.inc({ outcome })),
    watch('webhook', (_, outcome) => webhooks.inc({ outcome })),
    watch(
      'worker',
      ({ name, operation = '' }, outcome, seconds) => {
        questions.dec({ worker: name });
        answers.observe({ worker: name, operation, outcome }, seconds);
      },
      ({ name }) => questions.inc({ worker: name }),
    ),
  ];
  return {
    count: ({ method, route, status, seconds }) =>
      requests.observe(
        { method: methods.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    read: async () => {
      await measure();
      return { type: registry.contentType, text: await registry.metrics() };
    },
    close: () => {
      for (const stop of stops) stop();
      registry.clear();
    },
  };
};

const forget = async (...gauges: readonly Gauge<string>[]): Promise<void> => {
  for (const gauge of gauges) gauge.remove();
};

/** Calls `ended` after each piece of work of that kind, until what it returns is called. */
const watch = (
  kind: Watched,
  ended: (work: Work, outcome: 'done' | 'failed' | 'put-off', seconds: number) => void,
  began: (work: Work) => void = () => {},
): (() => void) => {
  const since = new WeakMap<object, number>();
  const begin = (work: unknown) => {
    since.set(work as Work, performance.now());
    began(work as Work);
  };
  const end = (message: unknown) => {
    const work = message as Work & { readonly error?: unknown };
    const from = since.get(work);
    if (from === undefined) return;
    const outcome = !('error' in work) ? 'done' : isUnavailable(work.error) ? 'put-off' : 'failed';
    ended(work, outcome, (performance.now() - from) / 1000);
  };
  const { start, asyncEnd } = channelOf(kind);
  start.subscribe(begin);
  asyncEnd.subscribe(end);
  return () => {
    start.unsubscribe(begin);
    asyncEnd.unsubscribe(end);
  };
};
