import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { withTemporaryFolder } from '../../bench/clean-up.ts';
import { createRandom } from '../support/search/random.ts';
import makeTemplate from '../support/templates.ts';
import { browser } from './browser/browser.ts';
import { clockJump } from './clock-jump.ts';
import { postgresStandby } from './cluster/postgres-standby.ts';
import { s3Trouble } from './cluster/s3-trouble.ts';
import { solrNodes } from './cluster/solr-nodes.ts';
import { twoProcesses } from './cluster/two-processes.ts';
import { diskFull } from './disk-full.ts';
import { halfSent } from './half-sent.ts';
import { kill } from './kill/kill-rounds.ts';
import type { Part, Report } from './part.ts';
import { postgresGone } from './postgres-gone.ts';
import { smtpGone } from './smtp-gone.ts';
import { solrGone } from './solr-gone.ts';

/** Every kind of fault; the first takes about as long as all others together, which run beside it. */
const parts: readonly Part[] = [kill, diskFull, clockJump, smtpGone, halfSent, browser, postgresGone, solrGone];

/** What a set-up of several machines stands on, broken part by part; one after the other, since each takes the machine. */
const clusterParts: readonly Part[] = [solrNodes, postgresStandby, s3Trouble, twoProcesses];

const { values } = parseArgs({
  options: {
    cluster: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '200' },
    only: { type: 'string' },
  },
});
const all = values.cluster ? clusterParts : parts;
const chosen = all.filter(({ name }) => !values.only || name === values.only);
if (chosen.length === 0) throw new Error(`--only takes one of: ${all.map(({ name }) => name).join(', ')}`);

// The tests of the server take long, and run alone.
if (!values.cluster && !values.only) {
  const { status } = spawnSync('npm', ['run', 'faults:server'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const sum = { passed: 0, failed: 0 };

const runPart = async ({ name, run }: Part): Promise<void> => {
  const started = performance.now();
  let [passed, failed] = [0, 0];
  const notes: string[] = [];
  const report: Report = {
    random: createRandom(Number(values.seed)),
    rounds: Number(values.rounds),
    check: async (what, work) => {
      try {
        await work();
        passed++;
      } catch (error) {
        failed++;
        console.log(`FAULT ${name}: ${what}\n${error instanceof Error ? error.stack : error}`);
      }
    },
    skip: (what, needed) => console.log(`Skipped: ${what}; it takes ${needed}.`),
    note: (words) => notes.push(words),
    progress: (words) => console.error(`  ${name}: ${words}`),
  };
  await report.check('the part runs to its end', () => run(report));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log([`${name}: ${passed} passed, ${failed} failed`, ...notes, `${seconds} s`].join('; '));
  sum.passed += passed;
  sum.failed += failed;
};

const runOneByOne = async (some: readonly Part[]): Promise<void> => {
  for (const part of some) await runPart(part);
};

await withTemporaryFolder(async (folder) => {
  // The server is started some hundred times: read as it was compiled the first time, it takes a quarter less.
  process.env.NODE_COMPILE_CACHE = folder;
  const removeTemplate = values.cluster ? async () => {} : await makeTemplate();
  try {
    if (values.cluster) await runOneByOne(chosen);
    const [first, ...others] = values.cluster ? [] : chosen;
    await Promise.all([first && runPart(first), runOneByOne(others)]);
  } finally {
    await removeTemplate();
  }
});
console.log(`seed ${values.seed}: ${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
