import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const stamp = join(root, 'dist', '.built-from');
const sources = ['src', 'contract', 'lib', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Whether the browser app must be built: it is missing, or its sources have changed since. */
export const appIsStale = (): boolean => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint();

/** Notes what the browser app was made from. */
export const markAppBuilt = (): void => writeFileSync(stamp, fingerprint());

/** Names and contents, not times: a fresh checkout of the same sources is not stale, a restored older file is. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};
