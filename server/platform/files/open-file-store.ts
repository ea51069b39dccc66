import { createDiskStore } from './disk/disk-store.ts';
import type { FileStore } from './file-store.ts';
import type { BucketFault } from './s3/check-bucket.ts';
import { parseS3Address } from './s3/s3-address.ts';

/** Where files are kept: in a bucket, `s3://…`, or else in a folder. */
export interface FileSettings {
  readonly filesUrl: string | undefined;
  readonly filesDir: string;
}

/**
 * The file store that the settings name: a bucket of S3, or the folder of this machine. What speaks S3 is loaded only where it
 * is needed: it takes 200 ms and 57 MB.
 */
export const openFileStore = async ({ filesUrl, filesDir }: FileSettings): Promise<FileStore> => {
  if (filesUrl === undefined) return createDiskStore(filesDir);
  const { createS3Store } = await import('./s3/s3-store.ts');
  return createS3Store({ address: parseS3Address(filesUrl), directory: filesDir });
};

/** Why files cannot be kept where the settings say, and whether that passes by itself; undefined when they can. */
export const findFilesFault = async ({ filesUrl }: FileSettings): Promise<BucketFault | undefined> => {
  if (filesUrl === undefined) return undefined;
  const { findBucketFault } = await import('./s3/check-bucket.ts');
  return findBucketFault(parseS3Address(filesUrl));
};
