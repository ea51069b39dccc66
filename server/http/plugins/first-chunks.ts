import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The page that each of these addresses begins with, by its name in the build's manifest. */
const firstPages: Readonly<Record<string, string>> = {
  '/': 'SignInPage',
  '/login': 'SignInPage',
};

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).optional() }),
);

/**
 * Links by which a browser asks for the chunks of an address's first page along with those that the page itself names: over a slow
 * network, a wait less. Empty for other addresses, and for a build without a manifest. The manifest is read once for each build.
 */
export const createFirstChunks = (directory: string) => {
  let [builtPage, manifest]: [string, z.output<typeof manifestSchema>] = ['', {}];
  return async (path: string, page: string): Promise<string> => {
    const first = firstPages[path];
    if (first === undefined) return '';
    if (page !== builtPage) {
      const text = await readFile(join(directory, '.vite/manifest.json'), 'utf8').catch(() => '{}');
      [builtPage, manifest] = [page, manifestSchema.parse(JSON.parse(text))];
    }
    const files = new Set<string>();
    const collect = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const imported of chunk.imports ?? []) collect(imported);
    };
    for (const [key, { name }] of Object.entries(manifest)) if (name === first) collect(key);
    return [...files]
      .filter((file) => !page.includes(`"/${file}"`))
      .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
      .join('');
  };
};
