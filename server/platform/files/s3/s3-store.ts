import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { instanceId } from '#server/platform/instance-id.ts';
import type { ByteRange, FileStore, LocalFiles, StoredFile } from '../file-store.ts';
import { FilesUnavailable } from '../files-unavailable.ts';
import { createStaging } from '../staging.ts';
import { storedNameOf } from '../stored-name.ts';
import { writeSynced } from '../synced-files.ts';
import { createLocalCache, type LocalCache } from './local-cache.ts';
import type { S3Address } from './s3-address.ts';
import { createS3Client, quick } from './s3-client.ts';

/** Bytes up to which a file goes in one piece; a larger one goes in parts of this size, two at a time. */
const partBytes = 8 << 20;

interface Target {
  readonly client: S3Client;
  readonly bucket: string;
  readonly key: string;
}

/** Uploads the file at this path; when this answers, S3 has it whole, and before that it has nothing of this name. */
const uploadFile = async (
  { client, bucket: Bucket, key: Key }: Target,
  path: string,
  { hash, size }: StoredFile,
): Promise<void> => {
  if (size <= partBytes) {
    const Body = await readFile(path);
    // S3 itself holds the bytes against the name.
    const ChecksumSHA256 = Buffer.from(hash, 'hex').toString('base64');
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ChecksumSHA256 }));
    return;
  }
  const Body = createReadStream(path, { highWaterMark: 1 << 20 });
  try {
    await new Upload({ client, params: { Bucket, Key, Body }, partSize: partBytes, queueSize: 2 }).done();
  } finally {
    Body.destroy();
  }
};

/** Milliseconds after which nobody is at an upload any more. */
const oneDay = 24 * 60 * 60 * 1000;

/**
 * Removes the parts of uploads that processes which were killed did not finish; nobody sees them, but they are paid for. Never
 * rejects: what cannot be removed now is at the next start.
 */
const dropUnfinishedUploads = async (
  client: S3Client,
  { bucket: Bucket, prefix: Prefix }: S3Address,
  now = Date.now(),
): Promise<void> => {
  try {
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
    for (const { Key, UploadId, Initiated } of Uploads)
      if (Initiated && Initiated.getTime() < now - oneDay)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  } catch {
    // Not every server that speaks S3 lists them, and none does while it is gone.
  }
};

interface Options {
  readonly address: S3Address;
  /** A directory of this machine for what is being written, and for copies of what is read by path. */
  readonly directory: string;
  /** Bytes that the copies take up at most. */
  readonly cacheBytes?: number;
}

const usualCacheBytes = 2_000_000_000;

/** A file store in a bucket of S3, under the names that files have on a disk: `ab/cd/abcd…`. */
export const createS3Store = ({ address, directory, cacheBytes = usualCacheBytes }: Options): FileStore => {
  const root = resolve(directory);
  const incoming = join(root, 'incoming');
  const client = createS3Client(address);
  const cache = createLocalCache(join(root, 'cache'), cacheBytes);
  const objectOf = (hash: string) => ({ Bucket: address.bucket, Key: address.prefix + storedNameOf(hash) });
  void dropUnfinishedUploads(client, address);

  const find: FileStore['find'] = async (hash) => {
    const object = objectOf(hash);
    try {
      const { ContentLength = 0 } = await askS3(() => client.send(new HeadObjectCommand(object), quick));
      return { hash, size: ContentLength };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  const has = async (hash: string) => (await find(hash)) !== undefined;
  const open: FileStore['open'] = async (hash, range) => openObject(client, objectOf(hash), { hash, range });

  return {
    ...createStaging({
      incoming,
      keep: async (path, file) => {
        const { Bucket: bucket, Key: key } = objectOf(file.hash);
        if (!(await has(file.hash))) await askS3(() => uploadFile({ client, bucket, key }, path, file));
      },
    }),
    has,
    find,
    open,
    checkout: () => checkoutCopies({ open, cache, incoming }),
    remove: async (hash) => {
      const object = objectOf(hash);
      await askS3(() => client.send(new DeleteObjectCommand(object), quick));
      await cache.remove(hash);
    },
  };
};

interface Object {
  readonly Bucket: string;
  readonly Key: string;
}

interface OpenObjectOptions {
  readonly hash: string;
  readonly range: ByteRange | undefined;
}

/** The bytes of an object, or a part of them, as they come; destroying the stream ends the connection it comes by. */
const openObject = async (client: S3Client, object: Object, { hash, range }: OpenObjectOptions): Promise<Readable> => {
  const Range = range && `bytes=${range.first}-${range.last}`;
  const { Body } = await askS3(() => client.send(new GetObjectCommand({ ...object, Range }), quick)).catch(
    (error: unknown) => {
      throw isMissing(error) ? missingFile(hash) : error;
    },
  );
  if (!(Body instanceof Readable)) throw new Error(`S3 sent no bytes of ${object.Key}.`);
  return Body;
};

interface CheckoutCopiesOptions {
  readonly open: FileStore['open'];
  readonly cache: LocalCache;
  /** On the disk of the cache; what a killed process left in it is removed with everything else there. */
  readonly incoming: string;
}

/**
 * Checks out files that lie elsewhere: each is a name in a folder of this loan, so that it stays for as long as somebody reads it,
 * whatever the cache throws out. What was brought here once is taken from the cache.
 */
const checkoutCopies = ({ open, cache, incoming }: CheckoutCopiesOptions): LocalFiles => {
  const folder = join(incoming, instanceId, `checkedOut-${randomUUID()}`);
  const checkedOut = new Map<string, Promise<string | undefined>>();
  const made = new Set<Promise<unknown>>();

  const bring = async (hash: string): Promise<string | undefined> => {
    storedNameOf(hash);
    await mkdir(folder, { recursive: true });
    const path = join(folder, hash);
    if (await cache.take(hash, path)) return path;
    const part = `${path}.part`;
    try {
      const written = await writeSynced(part, await open(hash));
      if (written.hash !== hash)
        throw new Error(`The stored file ${hash} is damaged: its bytes have the hash ${written.hash}.`);
    } catch (error) {
      await rm(part, { force: true });
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    await rename(part, path);
    await cache.add(hash, path);
    return path;
  };

  return {
    pathOf: (hash) => {
      const path = checkedOut.get(hash) ?? bring(hash);
      checkedOut.set(hash, path);
      made.add(path);
      // What failed may be asked for again.
      path.catch(() => checkedOut.delete(hash));
      return path;
    },
    end: async () => {
      await Promise.allSettled(made);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Whether S3's answer means "no such object". */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);

/** The error for a missing object; the same as for a file that is missing on the disk. */
const missingFile = (hash: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`ENOENT: no such stored file, open '${hash}'`), { code: 'ENOENT', syscall: 'open' });

/** Runs what asks S3. Whatever keeps S3 from answering becomes FilesUnavailable. */
const askS3 = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask();
  } catch (error) {
    // An unreadable file of this machine is not a failure of S3.
    if (isMissing(error) || isOfDisk(error)) throw error;
    throw new FilesUnavailable(error);
  }
};

const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error && 'path' in error;
