import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where distributions put what they do not put in the path. */
const packaged = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, the newest installed that has these too; undefined without one. */
export const findPostgres = (others: readonly string[] = []): string | undefined => {
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(packaged, version, 'bin')),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres', ...others].every((name) => existsSync(join(folder, name))),
  );
};
