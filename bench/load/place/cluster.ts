import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePort } from '#tests/support/free-port.ts';
import { startCluster } from '#tests/support/postgres/cluster.ts';
import { fetchVersitygw } from '#tests/support/s3/fetch-versitygw.ts';
import { startS3 } from '#tests/support/s3/start-s3.ts';
import { startSolrNodes } from '#tests/support/solr/solr-nodes.ts';
import { atExit } from '../../clean-up.ts';
import { type LoadPlace, startLoadServer } from './place.ts';

/**
 * Two processes on PostgreSQL, a Solr of three nodes (two shards, two replicas) and S3, all on this machine. The store and the files are filled
 * in `dataDir` before, and moved as an operator moves them. Throws where one of them cannot be had.
 */
export const startTogether = async (
  dataDir: string,
  env: NodeJS.ProcessEnv,
  say: (what: string) => void,
): Promise<LoadPlace> => {
  say('starting PostgreSQL, S3 and three nodes of Solr');
  const program = fetchVersitygw();
  const postgres = await startCluster();
  const solr = await startSolrNodes(3, { memory: '1500m' });
  if (!program || !postgres || !solr)
    throw new Error('--cluster takes an installed PostgreSQL, Java 17 with Maven, and Go');
  const s3 = await startS3(program);
  const closeAll = () => Promise.all([postgres.close(), solr.close(), s3.close()]);
  const forget = atExit(() => void closeAll());

  const files = s3.urlOf('load');
  const shared = {
    DATABASE_URL: postgres.address,
    FILES_URL: files,
    SOLR_URL: solr.url,
    SOLR_SHARDS: '2',
    SOLR_REPLICAS: '2',
  };
  say('moving the store and the files');
  await run('move', { DATA_DIR: dataDir }, '--to', postgres.address, '--files-to', files);
  say('indexing');
  await run('reindex', { ...shared, DATA_DIR: dataDir });

  say('starting two processes');
  const first = await startLoadServer(dataDir, { ...shared, ...env });
  const port = await freePort();
  const startSecond = () => startLoadServer(dataDir, shared, port);
  let second = await startSecond();
  return {
    told: 'two processes, PostgreSQL, Solr of three nodes, S3',
    urls: [first.url, second.url],
    pids: [first.pid, second.pid],
    kill: async () => {
      await second.kill();
      return async () => {
        second = await startSecond();
      };
    },
    stop: async () => {
      const codes = await Promise.all([first.stop(), second.stop()]);
      await closeAll();
      forget();
      return codes;
    },
  };
};

/** One of our commands, as an operator enters it. */
const run = async (command: 'move' | 'reindex', env: NodeJS.ProcessEnv, ...options: string[]): Promise<void> => {
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `server/app/cli/${command}.ts`, ...options],
    { env: { ...process.env, ...env } },
  );
};
