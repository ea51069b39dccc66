import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/**
 * JavaScript that a page loads before it can be used, gzipped, from the last build. Fails when a page is over its budget, so that
 * `npm test` does.
 */
const manifestFile = 'dist/.vite/manifest.json';

const pages = [
  { name: 'sign-in', chunks: ['SignInPage'], budget: 146.5 },
  { name: 'search', chunks: ['Portal', 'fr', 'search-page'], budget: 338.2 },
] as const;

const manifest = z
  .record(
    z.string(),
    z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).optional() }),
  )
  .parse(JSON.parse(existsSync(manifestFile) ? readFileSync(manifestFile, 'utf8') : '{}'));

/** A chunk and all that it imports at once; what it loads later is not counted. */
const filesOf = (name: string, files = new Set<string>()): Set<string> => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build; run npm run build first`);
  if (!files.has(chunk.file)) {
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, files);
  }
  return files;
};

let isOver = false;
for (const { name, chunks, budget } of pages) {
  const entries = Object.keys(manifest).filter((key) => chunks.some((chunk) => manifest[key]?.name === chunk));
  if (entries.length !== chunks.length) throw new Error(`Of ${chunks.join(', ')} the build has ${entries.join(', ')}`);
  const files = new Set(['index.html', ...entries].flatMap((entry) => [...filesOf(entry)]));
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join('dist', file))).length, 0);
  const kB = bytes / 1000;
  if (kB > budget) isOver = true;
  console.log(`${name.padEnd(10)} ${kB.toFixed(1).padStart(6)} kB gzip of ${budget}   ${kB > budget ? 'OVER' : 'met'}`);
}
if (isOver) process.exitCode = 1;
