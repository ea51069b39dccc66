import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#server/platform/files/file-store.ts';

/** The bytes of a stored file. */
export const bytesOf = async (files: FileStore, hash: string): Promise<Buffer> => buffer(await files.open(hash));
