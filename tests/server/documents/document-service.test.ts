import { afterEach, describe, expect, it } from 'vitest';
import { addSheets } from '#server/domains/collection/sheets.ts';
import { createDocumentService, type DocumentService } from '#server/domains/documents/document-service.ts';
import { createLog } from '#server/platform/log.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { hasPriorities, threadsBehind } from '#tests/support/threads-behind.ts';
import { bareSheet } from './sheets.ts';

const silent = createLog({ logLevel: 'silent' });
let documents: DocumentService;
afterEach(() => documents.close());

const rowOf = async (changes: Partial<typeof bareSheet> = {}) => {
  const store = await openTestStore();
  const [isn] = await addSheets(store, [{ ...bareSheet, ...changes }]);
  const row = await store.selectFrom('sheets').selectAll().where('isn', '=', isn!).executeTakeFirstOrThrow();
  await store.destroy();
  return row;
};

describe('the document service', () => {
  it('makes the PDF of a sheet in its thread', async () => {
    documents = createDocumentService(silent);
    const pdf = await documents.sheetPdf(await rowOf());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
  });

  it('makes a sheet once for all who ask for it while it is made, and again for who asks later', async () => {
    documents = createDocumentService(silent);
    const row = await rowOf();
    const [first, second] = await Promise.all([documents.sheetPdf(row), documents.sheetPdf(row)]);
    expect(second).toBe(first);
    expect(await documents.sheetPdf(row)).not.toBe(first);
  });

  it.runIf(hasPriorities)(
    'draws at leisure what nobody waits for: behind the threads that answer people, and the same as they do',
    async () => {
      documents = createDocumentService(silent);
      const row = await rowOf();
      const asked = await documents.sheetSections(row);
      expect(threadsBehind()).toBe(0);
      expect(await documents.sheetSectionsAtLeisure(row)).toEqual(asked);
      expect(threadsBehind()).toBeGreaterThan(0);
    },
  );

  it('rejects only the sheet that cannot be made', async () => {
    documents = createDocumentService(silent);
    const [good, bad] = [await rowOf(), { ...(await rowOf({ pictograms: ['GHS99' as 'GHS01'] })), isn: 2 }];
    const [made, failed] = await Promise.allSettled([
      documents.sheetPdf(good),
      documents.sheetPdf({ ...bad, hazard_codes: '["H225"]' }),
    ]);
    expect(made.status).toBe('fulfilled');
    expect(failed.status).toBe('rejected');
    expect((await documents.sheetPdf(good)).length).toBeGreaterThan(10_000);
  });

  it('refuses as unavailable what it had not made when it was closed', async () => {
    documents = createDocumentService(silent);
    const asked = documents.sheetPdf(await rowOf());
    const refused = expect(asked).rejects.toMatchObject({ errors: [{ code: 'unavailable' }] });
    await documents.close();
    await refused;
  });
});
