import { join } from 'node:path';
import { withTemporaryFolder } from './clean-up.ts';
import { queryClasses } from './search/classes.ts';
import { fillBoth } from './search/corpus.ts';
import { measureClass } from './search/measure.ts';
import { startOurs } from './search/ours.ts';
import { timeSearch } from './search/side.ts';
import { startSqlite } from './search/sqlite/start.ts';

const size = Number(process.argv[2] ?? 10000);
await withTemporaryFolder(async (folder) => {
  const dataDir = join(folder, 'data'),
    sqliteFile = join(folder, 's.sqlite');
  const corpus = await fillBoth(size, { storeFile: join(dataDir, 'vigie.sqlite'), sqliteFile });
  const classes = queryClasses(corpus);
  if (process.argv[3] === 'sqlite') {
    const s = await startSqlite(sqliteFile);
    for (const q of classes.at(-1)!.queries.slice(0, 40)) {
      const a = [];
      for (let i = 0; i < 3; i++) a.push(await timeSearch(s, q));
      console.log(a.at(-1)!.toFixed(1), JSON.stringify(q.filters));
    }
    await s.stop();
    return;
  }
  if (process.argv[3] === 'prof')
    process.env.NODE_OPTIONS = '--cpu-prof --cpu-prof-interval=200 --cpu-prof-dir=/tmp/prof';
  const ours = await startOurs(dataDir);
  delete process.env.NODE_OPTIONS;
  for (const c of [classes[0]!, classes[1]!]) console.log(c.name, await measureClass(ours, c, 6));
  const t = [];
  for (let i = 0; i < 2000; i++) t.push((await ours.client.send('/api/health')).ms);
  t.sort((a, b) => a - b);
  console.log('health', t[1000]);
  const u = [];
  for (let i = 0; i < 2000; i++) u.push((await ours.client.send('/api/userinfo')).ms);
  u.sort((a, b) => a - b);
  console.log('userinfo', u[1000]);
  const b = [];
  for (let i = 0; i < 1000; i++) {
    const r = await ours.client.with({ 'accept-encoding': 'br' });
    void r;
    break;
  }
  const br = ours.client.with({ 'accept-encoding': 'br' });
  console.log('br', await measureClass({ ...ours, client: br }, classes[0]!, 3));
  const gz = ours.client.with({ 'accept-encoding': 'gzip' });
  console.log('gzip', await measureClass({ ...ours, client: gz }, classes[0]!, 3));
  await ours.stop();
});
