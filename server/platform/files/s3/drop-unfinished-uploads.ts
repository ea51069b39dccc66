import { AbortMultipartUploadCommand, ListMultipartUploadsCommand, type S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';

/** Milliseconds after which nobody is at an upload any more. */
const oneDay = 24 * 60 * 60 * 1000;

/**
 * Removes the parts of uploads that processes which were killed did not finish; nobody sees them, but they are paid for. Never
 * rejects: what cannot be removed now is at the next start.
 */
export const dropUnfinishedUploads = async (
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
