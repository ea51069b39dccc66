import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** A piece of code of a guide, the file it belongs into, and the line there that it follows. */
interface Step {
  readonly file: string;
  readonly code: string;
  readonly behind: RegExp;
}

/** The pieces of a guide in their order, each with the lines that the guide names in words. */
const stepsOf = (guide: string, behind: readonly RegExp[]): Step[] => {
  const blocks = [...readFileSync(join(root, guide), 'utf8').matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)];
  expect(blocks).toHaveLength(behind.length);
  return blocks.map(([, file = '', code = ''], at) => ({ file, code, behind: behind[at] ?? /$^/ }));
};

let copy: string;
/** The files as they are, by name. */
const originals = new Map<string, string>();
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vigie-added-'));
  for (const name of ['contract', 'lib', 'server', 'src', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const settings = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const compilerOptions = { ...settings.compilerOptions, incremental: true, tsBuildInfoFile: 'build-info' };
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['contract', 'lib', 'src', 'server'] }),
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Brings the copy to what the steps make of the product, and to nothing else. */
const take = (steps: readonly Step[]): void => {
  for (const [file, text] of originals) writeFileSync(join(copy, file), text);
  for (const { file, code, behind } of steps) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!originals.has(file)) originals.set(file, text);
    const everywhere = new RegExp(behind.source, `${behind.flags}g`);
    expect(text, `${file}: ${behind}`).toMatch(everywhere);
    writeFileSync(
      join(copy, file),
      text.replace(everywhere, (line) => line + code),
    );
  }
};

/** The files of which the compiler says that something is missing or wrong. */
const filesAtFault = (): string[] => {
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return [...new Set([...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))];
};

/** What a program in the copy prints, as JSON. */
const run = (program: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    ),
  );

describe('a facet that is added as its guide says', () => {
  const steps = () =>
    stepsOf('docs/adding-a-facet.md', [
      /^ {2}readonly hazardous: .*\n/m,
      /^ {6}'sheets\.hazardous',\n/m,
      /^ {2}hazardous: row\.hazardous,\n/m,
      /^ {2}hazardous: \{\n[\s\S]*?^ {2}\},\n/m,
      /^ {2}hazardous: .*\n/m,
      /^ {4}hazardous: .*\n/m,
      /^ {4}hazardous: .*\n/m,
    ]);

  test('touches four files at most, beside the words in two languages', () => {
    const files = new Set(steps().map(({ file }) => file));
    expect([...files].filter((file) => !file.startsWith('src/i18n/')).length).toBeLessThanOrEqual(4);
  });

  test('is whole: it compiles, counts, narrows, travels and is saved, and indexes of before are of no use any more', () => {
    take(steps());
    expect(filesAtFault()).toEqual([]);
    const program = `
      import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
      import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
      import { snapshotFormat } from '#lib/search-engine/snapshots/layout.ts';
      import { toDocument, fromDocument } from '#lib/search-engine/solr/documents.ts';
      import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
      import { toFilterEntries, fromFilterEntries } from '#contract/search/filter-entries.ts';
      import { filterSections } from '#contract/search/facets.ts';
      const record = (isn, signalWord) => ({
        isn, productName: 'Acetone', productIds: [], manufacturer: 'Maker', language: 'en', standings: ['current'],
        format: 'WHMIS 2015', hazardous: 'yes', signalWord, pictograms: ['GHS02'], casNumbers: ['67-64-1'],
        locations: ['1'], custom: ['', '', ''], modified: '2026-01-02', sheetDate: '2025-01-02',
      });
      const engine = createColumnsEngine(snapshotFiles);
      await engine.upsert(1, [record(1, 'danger'), record(2, 'danger'), record(3, 'warning'), record(4, '')], 1);
      const query = {
        filters: { signalWord: ['danger'] }, language: 'fr', sort: [{ field: 'product', descending: false }],
        start: 0, rows: 10, facets: [{ name: 'signalWord', limit: 10, offset: 0 }],
      };
      const scope = { organisation: 1, cas: true };
      const all = await engine.search(scope, { ...query, filters: {} });
      const narrowed = await engine.search(scope, query);
      console.log(JSON.stringify({
        counted: all.facets.signalWord,
        found: narrowed.records.map(({ isn, signalWord, hazardous, standings }) => [isn, signalWord, hazardous, standings]),
        inSolr: toDocument(1, record(3, 'warning')).SignalWordFR_s,
        outOfSolr: fromDocument(toDocument(1, record(3, 'warning'))).signalWord,
        saved: toFilterEntries({ signalWord: ['danger'] }),
        opened: fromFilterEntries([{ key: 'signalWordFilter', value: 'Warning' }]).criteria,
        isSection: filterSections.includes('signalWord'),
        snapshotFormat,
      }));`;
    const added = run(program) as { snapshotFormat: string };
    expect(added).toMatchObject({
      counted: [
        { value: 'danger', count: 2 },
        { value: 'warning', count: 1 },
      ],
      found: [
        [1, 'danger', 'yes', ['current']],
        [2, 'danger', 'yes', ['current']],
      ],
      inSolr: ['Attention'],
      outOfSolr: 'warning',
      saved: [{ key: 'signalWordFilter', value: 'Danger' }],
      opened: { signalWord: ['warning'] },
      isSection: true,
    });
    take([]);
    const before = run(
      "import { snapshotFormat } from '#lib/search-engine/snapshots/layout.ts'; console.log(JSON.stringify(snapshotFormat));",
    );
    expect(added.snapshotFormat).not.toBe(before);
  }, 120_000);

  test('does not compile when a step behind its declaration is left out', () => {
    for (const [left, { file }] of steps().entries()) {
      if (file === 'contract/search/facets.ts') continue;
      take(steps().filter((_, at) => at !== left));
      expect(filesAtFault(), `without the step in ${file}`).not.toEqual([]);
    }
  }, 300_000);
});
