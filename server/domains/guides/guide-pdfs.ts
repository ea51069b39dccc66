import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GuideRequest } from '../documents/guide/guide-request.ts';

type GuidePdfs = (wanted: GuideRequest) => Promise<Buffer>;

/**
 * The guides as PDFs, each made when it is first asked for, then kept in memory: there are few and they change only with the
 * product. They are made one after the other, each by a thread that ends with it. What failed is tried again when next asked.
 */
export const createGuidePdfs = (): GuidePdfs => {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  return (wanted) => {
    const key = `${wanted.name} ${wanted.language}`;
    const known = kept.get(key);
    if (known) return known;
    const pdf = last.then(() => make(wanted));
    last = pdf.catch(() => kept.delete(key));
    kept.set(key, pdf);
    return pdf;
  };
};

/** Rejects with what the thread died of. */
const make = async (wanted: GuideRequest): Promise<Buffer> => {
  const worker = new Worker(new URL('../documents/guide/guide-worker.ts', import.meta.url), { workerData: wanted });
  const [bytes] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};
