import { S3ServiceException } from '@aws-sdk/client-s3';
import { FilesUnavailable } from '../files-unavailable.ts';

/** Whether S3 says that there is no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);

/** What somebody is told who asked for an object that is not there; as of a file that is not on the disk. */
export const missingFile = (hash: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`ENOENT: no such stored file, open '${hash}'`), { code: 'ENOENT', syscall: 'open' });

/** Runs what asks S3. Whatever keeps S3 from answering becomes FilesUnavailable. */
export const askS3 = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask();
  } catch (error) {
    // A file of this machine that cannot be read is no fault of S3.
    if (isMissing(error) || isOfDisk(error)) throw error;
    throw new FilesUnavailable(error);
  }
};

const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error && 'path' in error;
