import type { FastifyRequest } from 'fastify';
import { refusal } from '#server/platform/errors/api-error.ts';
import { createYoungCollector } from './collect-young.ts';

/** Milliseconds in which something has to come: who has stopped sending holds a connection and half a file. */
const timeout = 60_000;

/**
 * Breaks a connection off that sends more than `maxBytes`, or nothing for a minute; the reader of its form then throws. Throws
 * `request.too_large` where so much is announced. Gives what ends the watch.
 */
export const limitReception = ({ raw, headers }: FastifyRequest, maxBytes: number): (() => void) => {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw refusal('request.too_large');
  const breakOff = () => void raw.destroy();
  const watch = setTimeout(breakOff, timeout);
  const collectYoung = createYoungCollector();
  let received = 0;
  const count = (chunk: Buffer) => {
    watch.refresh();
    received += chunk.byteLength;
    collectYoung(chunk.byteLength);
    if (received > maxBytes) breakOff();
  };
  raw.on('data', count);
  return () => {
    raw.off('data', count);
    clearTimeout(watch);
  };
};
