import { demoPassword } from '#server/domains/demo/accounts.ts';
import { countAsDrawnIn } from '#tests/support/count-as-drawn.ts';
import { dismissPopups } from '#tests/support/dismiss-popups.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { endWithBench, withTemporaryFolder } from '../clean-up.ts';
import { buildAppIfStale } from './build-app.ts';

/** Who works with the demo in a browser. */
export const credentials = { name: 'admin@mapleridge.example', password: demoPassword };

/** Measures the built product with the demo's sheets, without the popups of a first day, and prints what was measured. */
export const withDemo = async (measure: (url: string) => Promise<string>): Promise<void> => {
  buildAppIfStale();
  await withTemporaryFolder(async (dataDir) => {
    const server = await spawnServer({ dataDir, env: { DEMO: 'on' } });
    const forget = endWithBench(server.pid);
    try {
      await dismissPopups(server.url, [credentials.name]);
      await countAsDrawnIn(dataDir);
      console.log(await measure(server.url));
    } finally {
      await server.stop();
      forget();
    }
  });
};
