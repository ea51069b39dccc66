import { join, resolve } from 'node:path';
import { DeleteObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import type { FileStore } from '../file-store.ts';
import { createStaging } from '../staging.ts';
import { storedNameOf } from '../stored-name.ts';
import { checkoutCopies } from './checkout-copies.ts';
import { dropUnfinishedUploads } from './drop-unfinished-uploads.ts';
import { createLocalCache } from './local-cache.ts';
import { openObject } from './open-object.ts';
import type { S3Address } from './s3-address.ts';
import { createS3Client, quick } from './s3-client.ts';
import { askS3, isMissing } from './s3-faults.ts';
import { uploadFile } from './upload.ts';

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
