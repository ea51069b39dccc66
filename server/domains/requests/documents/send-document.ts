import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachmentName } from '#server/domains/collection/sheet-file-name.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { sendStoredFile } from '#server/platform/files/send-stored-file.ts';
import { contentTypeOf } from './document-file.ts';

/**
 * Sends a document: a page or a PDF to be looked at, an archive to be saved. A page is made of what members wrote, so it may
 * load nothing and run nothing.
 */
export const sendDocument = async (
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  files: FileStore,
  document: { hash: string; name: string } | undefined,
): Promise<FastifyReply> => {
  const file = document && (await files.find(document.hash));
  if (!file) throw apiError('document.expired');
  const type = contentTypeOf(document.name);
  if (type.startsWith('text/html'))
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals");
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', attachmentName(document.name, type === 'application/zip' ? 'attachment' : 'inline'))
    .type(type);
  return sendStoredFile({ request, reply }, files, file);
};
