import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { xhrMarker } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { signIn } from '../../bench/sign-in.ts';
import { spawnServer } from '../support/spawn-server.ts';
import { people } from '../support/test-server.ts';

const root = resolve(import.meta.dirname, '../..');

/** A piece of code of a guide, the file it belongs into, and the lines there that it follows; none where the file is new. */
interface Step {
  readonly file: string;
  readonly code: string;
  readonly behind: RegExp | undefined;
}

/** The pieces of a guide in their order, each with the lines that the guide names in words. */
const stepsOf = (guide: string, behind: readonly (RegExp | undefined)[]): Step[] => {
  const blocks = [...readFileSync(join(root, guide), 'utf8').matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)];
  expect(blocks).toHaveLength(behind.length);
  return blocks.map(([, file = '', code = ''], at) => ({ file, code, behind: behind[at] }));
};

let copy: string;
/** The files before the change, by name; undefined for a new file. */
const originals = new Map<string, string | undefined>();
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vigie-added-'));
  for (const name of ['contract', 'lib', 'server', 'src', 'public', 'package.json'])
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
  for (const [file, text] of originals)
    if (text === undefined) rmSync(join(copy, file), { force: true });
    else writeFileSync(join(copy, file), text);
  for (const { file, code, behind } of steps) {
    const text = behind && readFileSync(join(copy, file), 'utf8');
    if (!originals.has(file)) originals.set(file, text);
    if (text === undefined) {
      writeFileSync(join(copy, file), code);
      continue;
    }
    const everywhere = new RegExp(behind?.source ?? '', 'gm');
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
      import { snapshotFormat } from '#lib/search-engine/snapshots/snapshot-files.ts';
      import { toDocument, fromDocument } from '#lib/search-engine/solr/documents.ts';
      import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
      import { toFilterEntries, fromFilterEntries } from '#contract/search/filter-entries.ts';
      import { filterSections } from '#contract/search/facets.ts';
      const record = (isn, whmis1988) => ({
        isn, productName: 'Acetone', productIds: [], manufacturer: 'Maker', language: 'en', standings: ['current'],
        format: 'WHMIS 2015', hazardous: 'yes', whmis1988, pictograms: ['GHS02'], casNumbers: ['67-64-1'],
        locations: ['1'], custom: ['', '', ''], modified: '2026-01-02', sheetDate: '2025-01-02',
        otherNames: [], ingredientNames: [], ownCasNumbers: [], unNumbers: [], hazardClasses: [],
        signalWord: '', otherLanguage: 'missing',
      });
      const engine = createColumnsEngine(snapshotFiles);
      await engine.upsert(1, [record(1, 'yes'), record(2, 'yes'), record(3, 'no'), record(4, '')], 1);
      const query = {
        filters: { whmis1988: ['yes'] }, language: 'fr', sort: [{ field: 'product', descending: false }],
        start: 0, rows: 10, facets: [{ name: 'whmis1988', limit: 10, offset: 0 }],
      };
      const scope = { organisation: 1, cas: true };
      const all = await engine.search(scope, { ...query, filters: {} });
      const narrowed = await engine.search(scope, query);
      console.log(JSON.stringify({
        counted: all.facets.whmis1988,
        found: narrowed.records.map(({ isn, whmis1988, hazardous, standings }) => [isn, whmis1988, hazardous, standings]),
        inSolr: toDocument(1, record(3, 'no')).Whmis1988FR_s,
        outOfSolr: fromDocument(toDocument(1, record(3, 'no'))).whmis1988,
        saved: toFilterEntries({ whmis1988: ['yes'] }),
        opened: fromFilterEntries([{ key: 'whmis1988Filter', value: 'Not hazardous' }]).criteria,
        isSection: filterSections.includes('whmis1988'),
        snapshotFormat: snapshotFormat(),
      }));`;
    const added = run(program) as { snapshotFormat: string };
    expect(added).toMatchObject({
      counted: [
        { value: 'yes', count: 2 },
        { value: 'no', count: 1 },
      ],
      found: [
        [1, 'yes', 'yes', ['current']],
        [2, 'yes', 'yes', ['current']],
      ],
      inSolr: ['Non dangereux'],
      outOfSolr: 'no',
      saved: [{ key: 'whmis1988Filter', value: 'Hazardous' }],
      opened: { whmis1988: ['no'] },
      isSection: true,
    });
    take([]);
    const before = run(
      "import { snapshotFormat } from '#lib/search-engine/snapshots/snapshot-files.ts'; console.log(JSON.stringify(snapshotFormat()));",
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

describe('a field of users that is added as its guide says', () => {
  const steps = () =>
    stepsOf('docs/adding-a-field.md', [
      /^ {2}phone: \{.*\n/m,
      undefined,
      /^import \* as oneIndexOfFiles .*\n/m,
      /^ {2}'0012-one-index-of-files': oneIndexOfFiles,\n/m,
      /^ {6}phone: 'Phone',\n/m,
      /^ {6}phone: 'Téléphone',\n/m,
    ]);

  test('touches four files at most', () => {
    expect(new Set(steps().map(({ file }) => file)).size).toBeLessThanOrEqual(4);
  });

  test('is whole: it compiles, is kept and told, sorted by and audited', async () => {
    take(steps());
    expect(filesAtFault()).toEqual([]);
    const server = await spawnServer({ entry: join(copy, 'server/app/main.ts') });
    try {
      const client = await signIn(server.url, { name: people.companyAdmin, password: demoPassword });
      const ask = async (path: string, sending = {}) => JSON.parse(`${(await client.send(path, sending)).body}`);
      const list = await ask('/api/users?sort=-job_title&fields[users]=name,job_title&page[size]=100');
      const reader = list.data.find(({ attributes }: Listed) => attributes.name === people.reader);
      expect(reader.attributes).toEqual({ name: people.reader, job_title: '' });
      const headers = { [xhrMarker.name]: xhrMarker.value, 'content-type': 'application/json' };
      const change = (job_title: string) =>
        ask(`/api/users/${reader.id}`, {
          method: 'PUT',
          headers,
          body: JSON.stringify({ data: { type: 'users', id: reader.id, attributes: { job_title } } }),
        });
      expect((await change('Chemist')).data.attributes.job_title).toBe('Chemist');
      expect((await change('x'.repeat(101))).errors[0].source.pointer).toBe('/data/attributes/job_title');
      const sorted = await ask('/api/users?sort=job_title&fields[users]=job_title');
      expect(sorted.data[0].attributes.job_title).toBe('Chemist');
      client.close();
    } finally {
      await server.stop();
    }
  }, 120_000);

  test('does not compile when a step behind its declaration is left out, but for its column', () => {
    for (const [left, { file }] of steps().entries()) {
      if (file === 'contract/member-fields.ts' || file.includes('/migrations/')) continue;
      take(steps().filter((_, at) => at !== left));
      expect(filesAtFault(), `without the step in ${file}`).not.toEqual([]);
    }
  }, 300_000);
});

interface Listed {
  readonly attributes: { readonly name: string };
}
