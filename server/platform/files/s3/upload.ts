import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { StoredFile } from '../file-store.ts';

/** Bytes up to which a file goes in one piece; a larger one goes in parts of this size, two at a time. */
export const partBytes = 8 << 20;

interface Target {
  readonly client: S3Client;
  readonly bucket: string;
  readonly key: string;
}

/** Uploads the file at this path; when this answers, S3 has it whole, and before that it has nothing of this name. */
export const uploadFile = async (
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
