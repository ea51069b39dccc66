import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../errors/api-error.ts';
import type { ByteRange, FileStore, StoredFile } from './file-store.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Sends a stored file, whole or the range that a reader asks for; its type and other headers are in the reply already.
 * Reads only what it sends: a client that hangs up, asks for headers only or has the file already ends the reading.
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
    throw apiError('request.range');
  }
  // Before the headers are sent: a file that cannot be opened is an error.
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

/**
 * The part of a file of that many bytes that a Range header asks for. Undefined when it asks for the whole or for
 * several parts, or is no range: all of them get the whole. `beyond` when the part is outside the file.
 */
const readByteRange = (header: string | undefined, size: number): ByteRange | 'beyond' | undefined => {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '')
    return size > 0 && Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : 'beyond';
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'beyond';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};
