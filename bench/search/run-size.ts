import { statSync } from 'node:fs';
import { join } from 'node:path';
import { apiBase } from '#contract/call.ts';
import { withTemporaryFolder } from '../clean-up.ts';
import { summarise, type Times } from '../statistics.ts';
import { type Agreement, compareSides } from './agreement.ts';
import { matchAll, queryClasses } from './classes.ts';
import { fillBoth } from './corpus.ts';
import { measureBoth, measureSide } from './measure.ts';
import { snapshotBytes, startOurs } from './ours.ts';
import { processMemory } from './process-memory.ts';
import { type Side, timeSearch } from './side.ts';
import { startSqlite } from './sqlite/start.ts';

export interface ClassResult {
  readonly name: string;
  readonly ours: Times;
  readonly sqlite: Times;
  readonly agreement: Agreement;
}

export interface SizeResult {
  readonly size: number;
  readonly classes: readonly ClassResult[];
  /** An answer that asks nothing of the search: what HTTP and the server's frame cost by themselves. */
  readonly nothingAsked: Times;
  /** The class of the aims with the answer compressed, as browsers ask for it. */
  readonly compressed: Times;
  readonly firstSearchMs: number;
  readonly firstSearchFromSnapshotMs: number;
  readonly snapshotBytes: number;
  readonly sqliteBuildMs: number;
  readonly sqliteBytes: number;
  readonly oursMemory: ReturnType<typeof processMemory>;
  readonly oursMemoryFromSnapshot: ReturnType<typeof processMemory>;
  readonly sqliteMemory: ReturnType<typeof processMemory>;
}

/** Measures everything at one number of sheets, in a temporary folder. */
export const runSize = (size: number, seconds: number, say: (what: string) => void): Promise<SizeResult> =>
  withTemporaryFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const sqliteFile = join(folder, 'beside.sqlite');
    say('filling both databases');
    const corpus = await fillBoth(size, { storeFile: join(dataDir, 'vigie.sqlite'), sqliteFile });
    globalThis.gc?.();
    const classes = queryClasses(corpus);
    const everything = classes.find(({ name }) => name === matchAll);
    const [query] = everything?.queries ?? [];
    if (!everything || !query) throw new Error('the class of the aims is missing');

    say('first search: building the index');
    const [firstSearchMs, oursMemory] = await withSide(startOurs(dataDir), async (ours) => {
      const ms = await timeSearch(ours, query);
      return [ms, processMemory(ours.pid)] as const;
    });

    say('second start: from the snapshot');
    return withSide(startOurs(dataDir), async (ours) => {
      const firstSearchFromSnapshotMs = await timeSearch(ours, query);
      return withSide(startSqlite(sqliteFile), async (sqlite) => {
        const results: ClassResult[] = [];
        for (const queryClass of classes) {
          say(queryClass.name);
          results.push({
            name: queryClass.name,
            agreement: await compareSides(ours, sqlite, queryClass, seconds * 2),
            ...(await measureBoth(ours, sqlite, queryClass, seconds)),
          });
        }
        say('the same compressed, and the frame alone');
        const compressing = { ...ours, client: ours.client.with({ 'accept-encoding': 'gzip, deflate, br' }) };
        return {
          size,
          classes: results,
          nothingAsked: await timeNothing(ours),
          compressed: await measureSide(compressing, everything.queries, seconds),
          firstSearchMs,
          firstSearchFromSnapshotMs,
          snapshotBytes: snapshotBytes(dataDir),
          sqliteBuildMs: corpus.sqliteBuildMs,
          sqliteBytes: statSync(sqliteFile).size,
          oursMemory,
          oursMemoryFromSnapshot: processMemory(ours.pid),
          sqliteMemory: processMemory(sqlite.pid),
        };
      });
    });
  });

const withSide = async <Result>(starting: Promise<Side>, use: (side: Side) => Promise<Result>): Promise<Result> => {
  const side = await starting;
  try {
    return await use(side);
  } finally {
    await side.stop();
  }
};

const timeNothing = async ({ client }: Side): Promise<Times> => {
  const times: number[] = [];
  for (let run = 0; run < 300; run++) times.push((await client.send(`${apiBase}/health`)).ms);
  return summarise(times.slice(50));
};
