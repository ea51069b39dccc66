import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FileStore } from './file-store.ts';

/** Lets the routes of this scope, and those within it, send stored files: whole or in the parts that a reader asks for. */
export const enableStoredFiles = async (app: FastifyInstance, filesDir: string): Promise<void> => {
  // Stored files are named by their hash, which tells no type: the route does.
  await app.register(fastifyStatic, { root: filesDir, serve: false, cacheControl: false, contentType: false });
};

/** Sends the stored file of this hash; its type and what else is to be said of it stand in the reply already. */
export const sendStoredFile = (reply: FastifyReply, files: FileStore, hash: string): FastifyReply => {
  const path = files.pathOf(hash);
  return reply.sendFile(basename(path), dirname(path));
};
