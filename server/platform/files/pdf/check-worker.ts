import { readFile, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';
import { checkPdfFile } from './check.ts';
import type { CheckReply } from './checker.ts';
import { removeScripts } from './scripts.ts';

/** The thread that reads files which people send: whatever is in them, nobody else waits for it. */
const answer = async (path: string): Promise<CheckReply> => {
  const finding = await checkPdfFile(path);
  if (finding.problem) return { problem: finding.problem };
  if (!finding.hasScripts) return {};
  const cleanPath = `${path}.clean`;
  await writeFile(cleanPath, await withoutScripts(path));
  return { cleanPath };
};

const withoutScripts = async (path: string): Promise<Uint8Array> => {
  const document = await PDFDocument.load(await readFile(path), { password: '', updateMetadata: false });
  removeScripts(document);
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
};

parentPort?.on('message', async (path: string) => {
  parentPort?.postMessage(await answer(path));
});
