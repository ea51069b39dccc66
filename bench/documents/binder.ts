import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bound } from '#server/domains/documents/binder/binder.ts';
import { withTemporaryFolder } from '../clean-up.ts';
import type { Measured } from './part.ts';
import { runCounted } from './run-counted.ts';
import { sheetPdfs } from './sheet-pdfs.ts';

const sheets = 1000;
const aims = { megabytes: 250 } as const;

/** A binder of 1,000 sheets with all that it has, and the same files merely put one behind the other by qpdf. */
export const measureBinder = (): Promise<readonly Measured[]> =>
  withTemporaryFolder(async (folder) => {
    const kind = await fill(folder);
    const files = Array.from({ length: sheets }, (_, index) => join(folder, `${index}.pdf`));
    const merged = runCounted('qpdf', ['--empty', '--pages', ...files, '--', join(folder, 'merged.pdf')], 3);
    const target = join(folder, 'binder.pdf');
    const program = join(import.meta.dirname, 'binder-process.ts');
    const started = performance.now();
    const counted = runCounted(process.execPath, [...process.execArgv, program, folder, String(sheets), target]);
    const seconds = (performance.now() - started) / 1000;
    const bound = JSON.parse(counted!.output.split('\n')[0]!) as Bound & { readonly peakMegabytes: number };
    if (bound.leftOut.length > 0) throw new Error(`${bound.leftOut.length} sheets were left out`);
    const check = merged && runCounted('qpdf', ['--check', target]);
    const verdict = check ? 'qpdf --check finds nothing' : 'not checked: there is no qpdf here';
    const pages = `${bound.pages.toLocaleString('en-CA')} pages, ${verdict}`;
    return [
      {
        side: `Vigie: a binder of ${sheets.toLocaleString('en-CA')} ${kind}, ${pages}`,
        figures: [
          { name: 'processor time of the process', value: counted!.seconds, unit: 's', aim: merged?.seconds },
          { name: 'memory of the process at its highest', value: bound.peakMegabytes, unit: 'MB', aim: aims.megabytes },
          { name: 'from start to end', value: seconds, unit: 's' },
          { name: 'size of the file', value: bound.size / 1e6, unit: 'MB' },
        ],
      },
      merged
        ? {
            side: 'qpdf: the same files merged, without contents, bookmarks or stamps',
            figures: [{ name: 'processor time of the process', value: merged.seconds, unit: 's' }],
          }
        : { side: 'qpdf is not installed: nothing to compare with', figures: [] },
    ];
  });

/** Puts so many files into the folder; says what they are. */
const fill = async (folder: string): Promise<string> => {
  const { kind, pdfs } = await sheetPdfs();
  for (let index = 0; index < sheets; index++) writeFileSync(join(folder, `${index}.pdf`), pdfs[index % pdfs.length]!);
  return kind;
};
