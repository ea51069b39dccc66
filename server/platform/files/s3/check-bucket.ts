import { HeadBucketCommand, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';
import { createS3Client, quick } from './s3-client.ts';

/** Why a bucket cannot be used, in one line, and whether that passes by itself, as what does not answer does. */
export interface BucketFault {
  readonly reason: string;
  readonly passes: boolean;
}

/** Asks for the bucket once: without one, every file would seem to be missing. Undefined when it is there. */
export const findBucketFault = async (address: S3Address): Promise<BucketFault | undefined> => {
  const client = createS3Client(address, { attempts: 1 });
  try {
    await client.send(new HeadBucketCommand({ Bucket: address.bucket }), quick);
    return undefined;
  } catch (error) {
    const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : undefined;
    const reason = status === undefined ? undefined : faults[status]?.(address);
    if (reason !== undefined) return { reason, passes: false };
    return { reason: status ? `it answers with ${status}` : (error as Error).message, passes: true };
  } finally {
    client.destroy();
  }
};

const faults: Partial<Record<number, (address: S3Address) => string>> = {
  301: ({ bucket }) => `the bucket ${bucket} is in another region: name it with region=…`,
  403: ({ bucket }) => `the credentials in the environment (AWS_…) may not use the bucket ${bucket}`,
  404: ({ bucket }) => `there is no bucket ${bucket}`,
};
