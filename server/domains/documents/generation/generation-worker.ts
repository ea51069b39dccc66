import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { writeEbinder } from '../e-binder/write-ebinder.ts';
import type { MadeDocument, Making, SourceSheet } from '../generator.ts';
import { writeIndexHtml } from '../index/write-index-html.ts';
import { writeIndexPdf } from '../index/write-index-pdf.ts';
import type { Following } from './follow.ts';
import type { ListKind, ListMaking, MakingReply, SheetsPart } from './worker-messages.ts';

/** What a writer tells; one that needs no PDFs leaves nothing out. */
type Made = { readonly size: number } & Partial<MadeDocument>;

/** The thread that makes one document: its computing, reading and writing block nobody else. */
const makers: Record<ListKind, (making: Making, following: Following) => Promise<Made>> = {
  indexPdf: ({ options, sheets, path }, following) => writeIndexPdf(options, sheets, path, following),
  indexHtml: ({ options, sheets, path }, following) => writeIndexHtml(options, sheets, path, following),
  eBinder: ({ options, sheets, path }, following) => writeEbinder(options, sheets, path, following),
};

const port = parentPort!;
const reply = (message: MakingReply) => port.postMessage(message);

/** The sheets, in parts. */
const receiveSheets = async (): Promise<SourceSheet[]> => {
  const sheets: SourceSheet[] = [];
  for await (const [part] of on(port, 'message') as AsyncIterable<[SheetsPart]>) {
    if (part === null) break;
    sheets.push(...part);
  }
  return sheets;
};

const making = workerData as Omit<ListMaking, 'sheets'>;
try {
  const sheets = await receiveSheets();
  const { leftOut = [] } = await makers[making.kind]({ ...making, sheets }, { onProgress: (done) => reply({ done }) });
  reply({ made: { leftOut } });
} catch (error) {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  // Of an error of its own a thread passes on no more than message and stack.
  reply({ failed: { message, stack, code } });
}
// What listens keeps the thread alive.
port.close();
