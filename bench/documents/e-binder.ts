import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { type EbinderSheet, writeEbinder } from '#server/domains/documents/e-binder/write-ebinder.ts';
import { renderSheetPdf } from '#server/domains/documents/sheet-pdf/render-sheet-pdf.ts';
import { readArchive } from '#tests/server/documents/archives.ts';
import { demoSheets } from '#tests/server/documents/sheets.ts';
import { browserArguments, findBrowser } from '#tests/support/find-browser.ts';
import { withTemporaryFolder } from '../clean-up.ts';
import { percentile } from '../statistics.ts';
import { listedSheets, listOptions } from './listed.ts';
import type { Figure, Measured } from './part.ts';

const aims = { processorSeconds: 3, searchMs: 50 } as const;
const pdfs = 20;
const keywords = ['a', 'acid', 'acide chlor', '67-64-1', 'zzz', 'paint labs', 'œuvre', '10', ''];

/** E-binders of 1,000 and 10,000 sheets: made, then searched in a browser from the disk, without network. */
export const measureEbinder = (): Promise<readonly Measured[]> =>
  withTemporaryFolder(async (folder) => {
    const paths: string[] = [];
    for (const [at, sheet] of demoSheets.slice(0, pdfs).entries()) {
      paths.push(join(folder, `${at}.pdf`));
      writeFileSync(paths.at(-1)!, await renderSheetPdf(sheet, sheet.language));
    }
    const measured: Measured[] = [];
    for (const count of [1000, 10_000]) measured.push(await measure(folder, count, paths));
    return measured;
  });

const measure = async (folder: string, count: number, paths: readonly string[]): Promise<Measured> => {
  const archive = join(folder, `${count}.zip`);
  // Ten thousand sheets are the page's load; their PDFs would only fill the disk.
  const sheets: EbinderSheet[] = listedSheets(count).map((sheet, at) => ({
    ...sheet,
    path: count > 1000 ? '' : paths[at % paths.length]!,
  }));
  const started = process.cpuUsage();
  const { size } = await writeEbinder(listOptions, sheets, archive);
  const { user, system } = process.cpuUsage(started);
  const page = readArchive(archive).at(-1)!.read();
  mkdirSync(join(folder, `${count}`));
  writeFileSync(join(folder, `${count}`, 'index.html'), page);
  return {
    side: `Vigie: an e-binder of ${count.toLocaleString('en-CA')} sheets${count > 1000 ? ', without their PDFs' : ''}`,
    figures: [
      { name: 'processor time', value: (user + system) / 1e6, unit: 's', aim: aims.processorSeconds },
      { name: 'size of the archive', value: size / 1e6, unit: 'MB' },
      { name: 'size of its page', value: page.length / 1e6, unit: 'MB' },
      ...(await measureSearch(join(folder, `${count}`, 'index.html'))),
    ],
  };
};

const measureSearch = async (path: string): Promise<Figure[]> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    const started = performance.now();
    await page.goto(pathToFileURL(path).href);
    await page.getByRole('status').waitFor();
    const opened = performance.now() - started;
    // From the key to the rows in the document: the page answers before it lets go of the event.
    const times = await page.evaluate(
      ([words, rounds]) => {
        const field = document.querySelector<HTMLInputElement>('#keyword')!;
        return Array.from({ length: rounds }, () => words)
          .flat()
          .map((word) => {
            field.value = word;
            const before = performance.now();
            field.dispatchEvent(new Event('input', { bubbles: true }));
            return performance.now() - before;
          });
      },
      [keywords, 5] as const,
    );
    return [
      { name: 'from opening the page to its first rows', value: opened, unit: 'ms' },
      { name: 'search, median', value: percentile(times, 0.5), unit: 'ms' },
      { name: 'search, nineteen in twenty', value: percentile(times, 0.95), unit: 'ms' },
      { name: 'search, slowest', value: Math.max(...times), unit: 'ms', aim: aims.searchMs },
    ];
  } finally {
    await browser.close();
  }
};
