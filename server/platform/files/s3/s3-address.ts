/** Where files are kept in S3, as FILES_URL says it. */
export interface S3Address {
  readonly bucket: string;
  /** What the names of all objects begin with: empty, or `vigie/`. */
  readonly prefix: string;
  /** A server other than Amazon's, `http://host:port`. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
}

/**
 * Reads `s3://bucket[/prefix][?endpoint=http://…&region=…]`. Throws an Error with one line for the person who wrote it.
 */
export const parseS3Address = (text: string): S3Address => {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:') throw new Error('must be s3://bucket?endpoint=…');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname))
    throw new Error('names no bucket: s3://bucket?endpoint=…');
  if (url.username || url.password)
    throw new Error('holds no credentials: they are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (url.port || url.hash) throw new Error('has a bucket, a prefix, endpoint and region, and nothing else');
  const unknown = [...url.searchParams.keys()].filter((name) => name !== 'endpoint' && name !== 'region');
  if (unknown.length > 0) throw new Error(`has endpoint and region, and no ${unknown.join(', ')}`);
  const endpoint = url.searchParams.get('endpoint') || undefined;
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('endpoint must be http(s)://…');
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    endpoint,
    region: url.searchParams.get('region') || undefined,
  };
};
