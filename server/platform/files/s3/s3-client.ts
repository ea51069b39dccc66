import { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';

/** Milliseconds until a connection stands, and until a piece of a file that is sent is acknowledged. */
const [connectionTimeout, requestTimeout] = [2000, 60_000];
/** Milliseconds of silence after which a sending connection times out; a slow reader is not silent. */
const socketTimeout = 60_000;
/** For requests that bring no bytes: milliseconds until the answer begins. */
export const quick = { requestTimeout: 5000 };
/** How many times a request is tried in all, unless said otherwise. */
const usualAttempts = 3;

/** The client for an address; credentials are those of the environment (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, …). */
export const createS3Client = (
  { endpoint, region }: S3Address,
  { attempts = usualAttempts }: { readonly attempts?: number } = {},
): S3Client =>
  new S3Client({
    region: region ?? process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? 'us-east-1',
    // Servers other than Amazon's seldom have a host name for every bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: attempts,
    // The content is checked against its name at the place where it is kept; a stream with a check inside does not end
    // when its reader does.
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, requestTimeout, socketTimeout, throwOnRequestTimeout: true },
  });
