import { access, constants } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { SearchService } from '#server/domains/search/search-service.ts';
import type { Config } from '#server/platform/config.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Store } from '#server/platform/storage/database.ts';

export interface Means {
  readonly config: Config;
  readonly store: Store;
  readonly search: SearchService;
  readonly files: FileStore;
}

interface Options {
  /** Milliseconds that a part may take to answer. */
  readonly timeout?: number;
  /** Milliseconds for which what was found is told again: however often somebody asks, the parts are not asked more often. */
  readonly keptFor?: number;
}

/** No file has this name: whether it is there can be asked, and the answer costs nothing. */
const nobodysFile = '0'.repeat(64);

/** What requests need, each asked as a request would ask it. Rejects, or does not answer, while it is away. */
const parts = {
  store: ({ store }) => sql`select 1`.execute(store),
  search: ({ search }) => search.reach(),
  files: async ({ files, config }) => {
    await access(config.filesDir, constants.W_OK | constants.X_OK);
    await files.has(nobodysFile);
  },
} as const satisfies Record<string, (means: Means) => Promise<unknown>>;

export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];

/** Which parts do not answer at this moment, by their names alone: who asks may be a stranger. */
export const createReadiness = (means: Means, { timeout = 3000, keptFor = 1000 }: Options = {}) => {
  const isAway = async (part: Part): Promise<boolean> => {
    const giveUp = new AbortController();
    const asked = parts[part](means).then(
      () => false,
      () => true,
    );
    const away = await Promise.race([
      asked,
      wait(timeout, true, { signal: giveUp.signal, ref: false }).catch(() => true),
    ]);
    giveUp.abort();
    return away;
  };
  const look = async (): Promise<Part[]> => {
    const away = await Promise.all(partNames.map(isAway));
    return partNames.filter((_, at) => away[at]);
  };
  let last: { readonly until: number; readonly found: Promise<Part[]> } | undefined;
  return {
    missing: (): Promise<Part[]> => {
      const now = performance.now();
      if (!last || now > last.until) last = { until: now + keptFor, found: look() };
      return last.found;
    },
  };
};

export type Readiness = ReturnType<typeof createReadiness>;
