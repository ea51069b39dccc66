import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../errors/api-error.ts';
import { readByteRange } from './byte-range.ts';
import type { FileStore, StoredFile } from './file-store.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Sends a stored file, whole or the part that a reader asks for; its type and what else is to be said of it stand in the reply
 * already. Nothing is read that is not sent: who hangs up, asks for headers only or has the file ends it.
 */
export const sendStoredFile = async (
  { request, reply }: Exchange,
  files: FileStore,
  { hash, size }: StoredFile,
): Promise<FastifyReply> => {
  // The name is made of the content, so that the same file has it wherever it is kept.
  const tag = `"${hash}"`;
  if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).header('etag', tag).send();

  const { range: wanted, 'if-range': condition = tag } = request.headers;
  const range = condition === tag ? readByteRange(wanted, size) : undefined;
  if (range === 'beyond') {
    reply.header('content-range', `bytes */${size}`);
    throw refusal('request.range');
  }
  // Before anything is said of it: what cannot be opened is refused.
  const bytes = request.method === 'HEAD' ? Readable.from([]) : await files.open(hash, range);
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  return reply
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('content-length', range ? range.last - range.first + 1 : size)
    .send(bytes);
};

/** Whether a list of tags has this one; what a proxy compressed has a weak one. */
const isNamed = (list: string | string[] | undefined, tag: string): boolean =>
  [list ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .some((each) => each.trim().replace(/^W\//, '') === tag || each.trim() === '*');
