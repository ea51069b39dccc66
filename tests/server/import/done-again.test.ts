import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeWith } from '#tests/support/describe-with.ts';
import { postgres } from '#tests/support/outside.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { conflictAtCommit } from '#tests/support/postgres/conflict-at-commit.ts';
import { openWorkplace, type Workplace } from './organisation.ts';

// SQLite has one transaction at a time: none is ever done again.
describeWith(postgres, 'an import whose transaction meets a conflict at its end is done again', () => {
  let directory: string;
  let workplaces: Workplace[];
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'vigie-again-'));
    workplaces = await Promise.all([openWorkplace(), openWorkplace()]);
  });
  afterEach(async () => {
    for (const workplace of workplaces) await workplace.close();
    await rm(directory, { recursive: true });
  });

  /** The same import where nothing is in its way, and where the first two attempts are. */
  const importBoth = async (work: (workplace: Workplace) => Promise<unknown>) => {
    const [plain, troubled] = workplaces as [Workplace, Workplace];
    await work(plain);
    const met = await conflictAtCommit(troubled.store, 'collection_sheets', 2);
    await work(troubled);
    expect(await met()).toBe(2);
    const locations = ({ store }: Workplace) =>
      store.selectFrom('subsets').select('name_en').orderBy('name_en').execute();
    expect(await locations(troubled)).toEqual(await locations(plain));
    const sheets = async ({ collection }: Workplace) =>
      (await collection()).map(({ name, places }) => ({ name, places }));
    expect(await sheets(troubled)).toEqual(await sheets(plain));
    expect(await sheets(plain)).toHaveLength(2);
  };

  test('a list, with the locations it makes', () =>
    importBoth(({ importText }) =>
      importText('Name,Location\nAcetone,Attic > Shelf\nToluene,Attic\n', { createLocations: true }),
    ));

  test('a folder, with the locations it makes', async () => {
    for (const place of ['Attic', 'Cellar']) {
      await mkdir(join(directory, place));
      await writeFile(join(directory, place, `${place}.pdf`), await makePdf(`Sheet of the ${place}`));
    }
    await importBoth(({ importPdfs }) => importPdfs(directory, { locationsFromFolders: true, createLocations: true }));
  });
});
