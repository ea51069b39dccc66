import { rm } from 'node:fs/promises';
import { documentDays } from '#contract/limits.ts';
import { providerDay, providerZone } from '#lib/business-days/days.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { keepWithRecords } from '#server/platform/files/reservations.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { DocumentGenerator } from '../documents/generator.ts';
import { documentFileName } from '../requests/documents/document-file.ts';
import { documentOptions } from '../requests/documents/document-options.ts';
import type { DocumentInfo } from '../requests/documents/document-order.ts';
import { documentSheets } from '../requests/documents/document-sheets.ts';
import type { DocumentPayload } from '../requests/documents/make-document.ts';
import { createDocuments } from './documents.ts';
import { type DemoOrganisation, mapleRidge, riviereBleue } from './organisations.ts';
import { requestMembers } from './request-members.ts';

type Site = { readonly store: Store; readonly files: FileStore; readonly generator: DocumentGenerator };

/**
 * Each organisation's last index is really made, from the sheets that its request found, so that one can be opened:
 * every other document of the demo has expired. It was asked for and made at `now`, and is kept as long as any other.
 */
export const makeDemoDocuments = async (site: Site, now = new Date()): Promise<void> => {
  for (const organisation of [mapleRidge, riviereBleue]) await makeLastIndex(site, organisation, now);
};

const makeLastIndex = async (
  { store, files, generator }: Site,
  organisation: DemoOrganisation,
  now: Date,
): Promise<void> => {
  const requests = await store
    .selectFrom('requests')
    .select(['id', 'user_id', 'type', 'status', 'info', 'file_hash'])
    .where('organisation_id', '=', organisation.id)
    .orderBy('id')
    .execute();
  const place = requests.findLastIndex(({ type, status }) => type === 'index' && status === 'completed');
  const request = requests[place];
  if (request?.file_hash !== '') return;
  const members = await requestMembers(store, organisation.id);
  const locations = members.find(({ userId }) => userId === request.user_id)?.locations;
  const { isns } = await (await createDocuments(store, organisation))(place, locations);
  const info = JSON.parse(request.info) as DocumentInfo;
  const language = organisation === mapleRidge ? 'en' : 'fr';
  const payload: DocumentPayload = {
    requestId: request.id,
    isns: [...isns],
    includeDate: true,
    customFields: false,
    isDoubleSided: false,
    websiteLanguage: language,
    timeZone: providerZone,
    ...(locations && { locations: [...locations] }),
  };
  const organisationId = organisation.id;
  const options = await documentOptions(store, { payload, info, organisationId });
  const sheets = await documentSheets(store, { payload, organisationId });
  const path = await files.scratch();
  try {
    await generator.make(
      { kind: 'indexPdf', options, sheets, path, isDoubleSided: false },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    const file = await files.adopt(path);
    await keepWithRecords({ store, files }, [file], async (trx) => {
      await trx
        .updateTable('requests')
        .set({
          file_hash: file.hash,
          file_name: documentFileName('index', { info, language, day: providerDay(now.toISOString()) }),
          is_file_deleted: 0,
          progress: info.num_sds,
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + documentDays * 86_400_000).toISOString(),
        })
        .where('id', '=', request.id)
        .execute();
      // Nobody is to meet a file that is older than documents are kept.
      await trx
        .updateTable('request_changes')
        .set({ created_at: now.toISOString() })
        .where('request_id', '=', request.id)
        .execute();
    });
  } finally {
    await rm(path, { force: true });
  }
};
