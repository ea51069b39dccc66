import { type Config, ConfigError } from '../config.ts';
import { createDiskStore } from './disk/disk-store.ts';
import type { FileStore } from './file-store.ts';
import { parseS3Address } from './s3/s3-address.ts';

type FilesConfig = Pick<Config, 'filesUrl' | 'filesDir'>;

/**
 * The file store that the settings name: a bucket of S3, or the folder of this machine. What speaks S3 is loaded only where it
 * is needed: it takes 200 ms and 57 MB.
 */
export const openFileStore = async ({ filesUrl, filesDir }: FilesConfig): Promise<FileStore> => {
  if (filesUrl === undefined) return createDiskStore(filesDir);
  const { createS3Store } = await import('./s3/s3-store.ts');
  return createS3Store({ address: parseS3Address(filesUrl), directory: filesDir });
};

/** Throws ConfigError when the place that the settings name is not one to keep files in. */
export const checkFilesPlace = async ({ filesUrl }: FilesConfig): Promise<void> => {
  if (filesUrl === undefined) return;
  const { findBucketFault } = await import('./s3/check-bucket.ts');
  const fault = await findBucketFault(parseS3Address(filesUrl));
  if (fault) throw new ConfigError(`Cannot start: FILES_URL: ${fault}`);
};
