import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { UserInfo } from '#contract/calls/get-user-info.ts';
import type { FirstAnswers, ListStates } from '#contract/first-answers.ts';

/** What a page's address and its browser's cookies say. */
export interface Asked {
  readonly path: string;
  readonly query: string;
  /** How lists were left. */
  readonly left: ListStates;
  /** Number of an announcement that is not shown any more. */
  readonly putAway: string | undefined;
  readonly timeZone: string | undefined;
}

/** Draws a first screen from the answers that come with it; undefined where there is nothing to draw. */
export type Drawing = (said: FirstAnswers, asked: Asked) => Promise<string | undefined>;

/** What the build makes of the app's own parts for the server, its first drawings (decisions 68, 71 and 72). */
interface Drawings {
  /** Path of the script that has the app begin once a drawing is painted. */
  readonly afterPaint: string;
  readonly drawSearch: Drawing;
  readonly drawDetails: Drawing;
  readonly lists: readonly {
    readonly path: string;
    readonly chunk: string;
    readonly callsOf: (reader: UserInfo, asked: Asked) => Promise<readonly string[]>;
    readonly draw: Drawing;
  }[];
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).optional() }),
);

/** What the server takes from the built app beside its files, read once for each build. */
export const createBuiltApp = (directory: string) => {
  let [builtPage, builtAt, manifest]: [string, number, z.output<typeof manifestSchema>] = ['', 0, {}];

  const follow = async (page: string): Promise<void> => {
    if (page === builtPage) return;
    const text = await readFile(join(directory, '.vite/manifest.json'), 'utf8').catch(() => '{}');
    [builtPage, builtAt, manifest] = [page, Date.now(), manifestSchema.parse(JSON.parse(text))];
  };

  return {
    /** Links to the chunks of these names in the build that has this page, with all that they import. */
    linksTo: async (names: readonly string[], page: string): Promise<string[]> => {
      await follow(page);
      const files = new Set<string>();
      const collect = (key: string): void => {
        const chunk = manifest[key];
        if (!chunk || files.has(chunk.file)) return;
        files.add(chunk.file);
        for (const imported of chunk.imports ?? []) collect(imported);
      };
      for (const [key, chunk] of Object.entries(manifest)) if (names.includes(chunk.name ?? '')) collect(key);
      return [...files]
        .filter((file) => !page.includes(`"/${file}"`))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    },
    /** The drawings of the build that has this page; none where it made none. Throws what they throw. */
    drawingsOf: async (page: string): Promise<Partial<Drawings>> => {
      await follow(page);
      const file = join(directory, '.server/first-drawing.js');
      // Anew after each build.
      return existsSync(file) ? await import(`${pathToFileURL(file)}?${builtAt}`) : {};
    },
  };
};
