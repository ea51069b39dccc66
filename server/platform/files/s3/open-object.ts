import { Readable } from 'node:stream';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { ByteRange } from '../file-store.ts';
import { quick } from './s3-client.ts';
import { askS3, isMissing, missingFile } from './s3-faults.ts';

interface Object {
  readonly Bucket: string;
  readonly Key: string;
}

interface Options {
  readonly hash: string;
  readonly range: ByteRange | undefined;
}

/** The bytes of an object, or a part of them, as they come; destroying the stream ends the connection it comes by. */
export const openObject = async (client: S3Client, object: Object, { hash, range }: Options): Promise<Readable> => {
  const Range = range && `bytes=${range.first}-${range.last}`;
  const { Body } = await askS3(() => client.send(new GetObjectCommand({ ...object, Range }), quick)).catch(
    (error: unknown) => {
      throw isMissing(error) ? missingFile(hash) : error;
    },
  );
  if (!(Body instanceof Readable)) throw new Error(`S3 sent no bytes of ${object.Key}.`);
  return Body;
};
