import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStore, StoredFile } from '../file-store.ts';
import { createStaging } from '../staging.ts';
import { storedNameOf } from '../stored-name.ts';
import { checkoutCopies } from './checkout-copies.ts';
import { createLocalCache } from './local-cache.ts';
import { openObject } from './open-object.ts';
import type { S3Address } from './s3-address.ts';
import { createS3Client, quick } from './s3-client.ts';
import { askS3, isMissing } from './s3-faults.ts';

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
