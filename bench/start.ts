import { rmSync } from 'node:fs';
import { collectionName } from '#contract/collection-name.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { withTemporaryFolder } from './clean-up.ts';
import { signIn } from './sign-in.ts';

/**
 * From `npm start` to the first search: on a checkout without a build and an empty data folder, and again with both in
 * place. Aims: 15 s and 3 s.
 */
const untilFirstSearch = async (dataDir: string): Promise<number> => {
  const started = performance.now();
  const server = await spawnServer({ dataDir, entry: 'server/app/cli/start.ts' });
  const client = await signIn(server.url, { name: 'admin@mapleridge.example', password: demoPassword });
  const { status } = await client.send(`/api/lucidworks-solr-api/${collectionName(10001)}/?q=acetone`);
  const ms = performance.now() - started;
  client.close();
  await server.stop();
  if (status !== 200) throw new Error(`the search was answered with ${status}`);
  return ms;
};

rmSync('dist', { recursive: true, force: true });
await withTemporaryFolder(async (dataDir) => {
  const seconds = async () => `${((await untilFirstSearch(dataDir)) / 1000).toFixed(1)} s`;
  console.log(`first start, app built and demo loaded   ${(await seconds()).padStart(7)}   (aim 15 s)`);
  console.log(`second start                             ${(await seconds()).padStart(7)}   (aim 3 s)`);
});
