import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { openProgramFolder } from './cluster.ts';

/**
 * A PostgreSQL server and a standby that gets everything from it as it is written (streaming, synchronous: what is committed is in
 * both); undefined where PostgreSQL is not installed.
 */
export const startPrimaryAndStandby = async ({ maxConnections }: { readonly maxConnections: number }) => {
  const place = await openProgramFolder(['pg_basebackup']);
  if (!place) return undefined;
  const { directory, run } = place;
  const [primary, standby] = [join(directory, 'primary'), join(directory, 'standby')];
  const ports = { primary: await freePort(), standby: await freePort() };
  const start = (data: string, port: number) => {
    const options = `-p ${port} -k '' -h 127.0.0.1 -c max_connections=${maxConnections} -c max_wal_senders=4`;
    return run('pg_ctl', '-D', data, '-l', `${data}.log`, '-o', options, '-w', 'start');
  };
  await run('initdb', '-D', primary, '-U', 'vigie', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  await start(primary, ports.primary);
  const from = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'vigie'];
  await run('pg_basebackup', ...from, '-D', standby, '-R', '-X', 'stream', '--checkpoint=fast');
  await start(standby, ports.standby);

  const client = new Client({ connectionString: `postgres://vigie@127.0.0.1:${ports.primary}/postgres` });
  await client.connect();
  // Written there after the copy was taken, so that the standby waits for nobody once it stands alone.
  await client.query(`alter system set synchronous_standby_names = '*'`);
  await client.query('select pg_reload_conf()');
  for (const end = Date.now() + 60_000; ; await wait(200)) {
    const { rows } = await client.query(`select 1 from pg_stat_replication where sync_state = 'sync'`);
    if (rows.length > 0) break;
    if (Date.now() > end) throw new Error('the standby does not follow');
  }
  await client.end();
  return {
    ports,
    /** Ends the primary as a failing machine would. */
    crash: async () => {
      await run('pg_ctl', '-D', primary, '-m', 'immediate', '-w', 'stop');
    },
    /** From now on the standby takes writes. */
    promote: async () => {
      await run('pg_ctl', '-D', standby, '-w', 'promote');
    },
    close: async () => {
      for (const data of [primary, standby])
        await run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop').catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
};
