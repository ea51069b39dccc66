import { accessSync, chmodSync, constants } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createNewPasswords } from '../domains/accounts/new-passwords.ts';
import { createDocumentService } from '../domains/documents/document-service.ts';
import { createExcelService } from '../domains/documents/excel/excel-service.ts';
import { createDocumentGenerator } from '../domains/documents/generation/create-generator.ts';
import { offerTemplates } from '../domains/operator/answer-templates/offer-templates.ts';
import { createSheetReader } from '../domains/reading/reader.ts';
import { createPictureReader } from '../domains/reading/scans/picture-reader.ts';
import { keepWrittenWords } from '../domains/search/keep-written-words.ts';
import { startSearchService } from '../domains/search/search-service.ts';
import type { Services } from '../http/services.ts';
import { type Config, ConfigError } from '../platform/config.ts';
import { createEncryption } from '../platform/encryption/encryption.ts';
import { openKeyRing } from '../platform/encryption/key-ring.ts';
import { createClamdScanner } from '../platform/files/clamd.ts';
import { findFilesFault, openFileStore } from '../platform/files/open-file-store.ts';
import { createPdfChecker } from '../platform/files/pdf/checker.ts';
import { createLog } from '../platform/log.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { openStore } from '../platform/storage/database.ts';
import { makeFolder } from '../platform/storage/make-folder.ts';
import { connectReads } from '../platform/storage/reads/connect-reads.ts';
import { takeListsFile } from '../platform/substance-lists-file.ts';

/** Where `npm run build` puts the browser app. */
export const builtAppDir = fileURLToPath(new URL('../../dist', import.meta.url));

/** Opens everything the application works with; `close` ends it all, after the application itself. */
export const openServices = async (config: Config): Promise<Services & { close(): Promise<void> }> => {
  // Before any thread is started: each is handed the lists that this process took.
  takeListsFile(config);
  makeDataFolders(config);
  const filesFault = await findFilesFault(config);
  // What does not answer yet is waited for: files are there as soon as it does.
  if (filesFault && !filesFault.passes) throw new ConfigError(`Cannot start: FILES_URL: ${filesFault.reason}`);
  const store = await openStore(config.storeAddress);
  await offerTemplates(store);
  const log = createLog(config);
  const reads = connectReads(store, config.storeAddress, log);
  const search = keepWrittenWords(startSearchService(config, log), reads);
  const documents = createDocumentService(log);
  const excel = createExcelService({ storeAddress: config.storeAddress, log });
  const generator = createDocumentGenerator({ log });
  const pdfs = createPdfChecker({}, config.clamdUrl === undefined ? undefined : createClamdScanner(config.clamdUrl));
  const reader = createSheetReader({ log });
  const pictures = createPictureReader();
  const mailer = createMailer(config);
  const passwords = createNewPasswords({ log });
  const encryption = createEncryption(openKeyRing(config.dataDir, config.secretKeys));
  return {
    config,
    log,
    store,
    reads,
    search,
    files: await openFileStore(config),
    pdfs,
    reader,
    pictures,
    documents,
    excel,
    generator,
    mailer,
    passwords,
    encryption,
    browserAppDir: builtAppDir,
    close: async () => {
      mailer.close();
      await passwords.close();
      await pdfs.close();
      await reader.close();
      await pictures.close();
      await excel.close();
      await generator.close();
      await documents.close();
      await search.close();
      if (reads !== store) await reads.destroy();
      await store.destroy();
    },
  };
};

/** Sheets, mail and the database are for the server's own user. A folder that is somebody else's stays as it is; `doctor` tells. */
const closeToOthers = (folder: string): void => {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};

/** Throws ConfigError where nothing can be kept. */
const makeDataFolders = ({ dataDir, filesDir }: Config): void => {
  try {
    makeFolder(filesDir);
    closeToOthers(dataDir);
    for (const folder of [dataDir, filesDir]) accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`Cannot start: DATA_DIR: nothing can be kept in ${dataDir} (${(error as Error).message})`);
  }
};
