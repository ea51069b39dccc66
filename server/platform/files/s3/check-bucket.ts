import { HeadBucketCommand, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';
import { createS3Client, quick } from './s3-client.ts';

/**
 * Asks for the bucket once, before anybody relies on it: without one, every file would seem to be missing. Gives what is wrong
 * in one line; undefined when the bucket is there, and when S3 does not answer, which passes by itself.
 */
export const findBucketFault = async (address: S3Address): Promise<string | undefined> => {
  const client = createS3Client(address);
  try {
    await client.send(new HeadBucketCommand({ Bucket: address.bucket }), quick);
    return undefined;
  } catch (error) {
    return error instanceof S3ServiceException ? faults[error.$metadata.httpStatusCode ?? 0]?.(address) : undefined;
  } finally {
    client.destroy();
  }
};

const faults: Partial<Record<number, (address: S3Address) => string>> = {
  301: ({ bucket }) => `the bucket ${bucket} is in another region: name it with region=…`,
  403: ({ bucket }) => `the credentials in the environment (AWS_…) may not use the bucket ${bucket}`,
  404: ({ bucket }) => `there is no bucket ${bucket}`,
};
