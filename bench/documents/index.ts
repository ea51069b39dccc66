import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractText, getDocumentProxy } from 'unpdf';
import { heapFor } from '#server/domains/documents/generation/create-generator.ts';
import { withTemporaryFolder } from '../clean-up.ts';
import type { Measured } from './part.ts';

const sheets = 50_000;
const aims = { pdf: { seconds: 8, megabytes: 300 } } as const;

const script = fileURLToPath(new URL('./write-index.ts', import.meta.url));
/** The heap is as large as in the thread that makes documents. */
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--expose-gc',
  '--max-semi-space-size=5',
  `--max-old-space-size=${heapFor(sheets)}`,
];

/** An index of 50,000 sheets with every column, in both formats, each written by a process that does nothing else. */
export const measureIndex = (): Promise<readonly Measured[]> =>
  withTemporaryFolder(async (folder) => {
    const pdf = measure('pdf', join(folder, 'index.pdf'));
    const { totalPages, text } = await extractText(
      await getDocumentProxy(new Uint8Array(readFileSync(join(folder, 'index.pdf')))),
    );
    if (!text.at(-1)?.includes(`Page ${totalPages} of ${totalPages}`)) throw new Error('the text cannot be extracted');
    return [pdf, measure('html', join(folder, 'index.html'))];
  });

const measure = (format: 'pdf' | 'html', path: string): Measured => {
  const output = execFileSync(process.execPath, [...flags, script, format, String(sheets), path], { encoding: 'utf8' });
  const { seconds, megabytes, size } = JSON.parse(output);
  const aim = format === 'pdf' ? aims.pdf : undefined;
  return {
    side: `Vigie: an index of ${sheets.toLocaleString('en-CA')} sheets as ${format.toUpperCase()}`,
    figures: [
      { name: 'processor time', value: seconds, unit: 's', aim: aim?.seconds },
      { name: 'memory of the process at its highest', value: megabytes, unit: 'MB', aim: aim?.megabytes },
      { name: 'size of the file', value: size / 1e6, unit: 'MB' },
    ],
  };
};
