import { apiError } from '#server/platform/errors/api-error.ts';
import type { Log } from '#server/platform/log.ts';
import { createAnsweringThread } from '#server/platform/threads/answering-thread.ts';
import type { GuideRequest } from '../documents/guide/guide-request.ts';

type GuidePdfs = (wanted: GuideRequest) => Promise<Buffer>;

/**
 * The guides as PDFs, each made when it is first asked for, then kept in memory: there are few and they change only with the
 * product. What failed is tried again when next asked.
 */
export const createGuidePdfs = (log: Log): GuidePdfs => {
  const kept = new Map<string, Promise<Buffer>>();
  const thread = createAnsweringThread<GuideRequest>({
    workerUrl: new URL('../documents/guide/guide-worker.ts', import.meta.url),
    name: 'guide',
    log,
    died: () => apiError('unavailable'),
    idle: 1000,
  });
  const make = async (wanted: GuideRequest): Promise<Buffer> => {
    const bytes = await thread.ask<Uint8Array>(wanted);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  return (wanted) => {
    const key = `${wanted.name} ${wanted.language}`;
    const known = kept.get(key);
    if (known) return known;
    const pdf = make(wanted);
    pdf.catch(() => kept.delete(key));
    kept.set(key, pdf);
    return pdf;
  };
};
