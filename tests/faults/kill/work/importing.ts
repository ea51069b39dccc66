import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expectSame } from '#tests/faults/expect-same.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { people } from '#tests/support/test-server.ts';
import type { CreateWork } from '../work.ts';

/** Rows of the list: more than one transaction of the import takes. */
const rows = 700;

/** A list is imported beside the server, and cut off: run again, it ends as if it had not been. */
export const importing: CreateWork = async ({ place, random, signIn }) => {
  const member = await signIn(people.collectionAdmin);
  const folder = join(place.dataDir, 'list');
  const pdfs = join(folder, 'pdfs');
  await mkdir(pdfs, { recursive: true });
  const list = join(folder, 'list.csv');
  let [edition, whole, count] = [0, 0, 0];
  let running: ReturnType<typeof startImport> | undefined;

  /** The same products each time, with other values, and one PDF more. */
  const writeEdition = async () => {
    edition++;
    await writeFile(join(pdfs, `IMP-${edition}.pdf`), await makePdf(`Edition ${edition}`));
    const lines = Array.from(
      { length: rows },
      (_, row) => `Imported ${row},Importmaker ${row % 9},en,IMP-${row},edition ${edition}`,
    );
    await writeFile(list, ['Name,Manufacturer,Language,Product ID,Cost centre', ...lines].join('\n'));
  };
  const startImport = () => {
    const options = ['--organisation', '10001', '--list', list, '--pdfs', pdfs, '--report', join(folder, 'report.csv')];
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'server/app/cli/import.ts', ...options],
      {
        env: { ...process.env, DATA_DIR: place.dataDir },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let words = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        words += chunk;
      });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, ended, words: () => words };
  };
  const placed = () =>
    place.inStore((store) =>
      store
        .selectFrom('collection_sheets')
        .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
        .select(['sheets.isn', 'product_name', 'custom_1', 'file_hash'])
        .where('organisation_id', '=', 10001)
        .where('removed', '=', 0)
        .where('manufacturer', 'like', 'Importmaker %')
        .execute(),
    );
  const expectWhole = async () => {
    const found = await placed();
    assert.equal(new Set(found.map(({ product_name }) => product_name)).size, found.length, 'a row is one sheet');
    for (const { product_name, custom_1 } of found) {
      const number = Number(custom_1.replace('edition ', ''));
      assert.ok(
        number >= whole && number <= edition,
        `${product_name} is of ${custom_1}, not from ${whole} to ${edition}`,
      );
    }
    return found;
  };

  return {
    name: 'importing',
    steps: 0,
    within: 2500,
    step: async () => {
      await writeEdition();
      running = startImport();
      await wait(300 + random.below(2200));
      running.child.kill('SIGKILL');
      await running.ended;
      count++;
      await expectWhole();
    },
    check: async () => {
      running?.child.kill('SIGKILL');
      if ((await running?.ended) === undefined) return;
      running = undefined;
      await expectWhole();
      const again = startImport();
      assert.equal(await again.ended, 0, again.words());
      const found = await expectWhole();
      whole = edition;
      assert.equal(found.length, rows, 'every row is there');
      assert.ok(
        found.every(({ custom_1 }) => custom_1 === `edition ${edition}`),
        'every row has its new value',
      );
      assert.equal(found.filter(({ file_hash }) => file_hash).length, edition, 'each PDF is with its sheet');
      const isns = await member.find({ q: 'CompanyName_txt:"Importmaker"' });
      expectSame(isns.toSorted(byNumber), found.map(({ isn }) => isn).toSorted(byNumber), 'all are found');
    },
    count: () => count,
  };
};

const byNumber = (a: number, b: number): number => a - b;
