import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

/** The number of the form that backups have; another is not read. */
const format = 1;

export const manifestName = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

const manifest = z.object({
  format: z.literal(format),
  /** When the records were as they are in it. */
  takenAt: z.iso.datetime(),
  /** The records, a SQLite file of this name beside the manifest. */
  store: z.object({ name: z.string().regex(/^store-[\w-]+\.sqlite$/), bytes: count, sha256 }),
  /** Rows by table. */
  tables: z.record(z.string(), count),
  /** Files that records refer to and that are in it, under `files/ab/cd/<SHA-256>`. */
  files: count,
  /** Files that records refer to and that could not be had when it was taken. */
  missing: z.array(sha256),
});

/** The content of a backup's manifest. It is written last: without it there is no backup. */
export type Manifest = z.output<typeof manifest>;

export const writeManifest = (contents: Omit<Manifest, 'format'>): Buffer =>
  Buffer.from(`${JSON.stringify({ format, ...contents }, null, 2)}\n`);

/** Reads a manifest. Throws OperatorError for what is not one, or of a form that this version does not know. */
export const readManifest = (bytes: Buffer, where: string): Manifest => {
  const found = parse(bytes);
  const known = z.object({ format: z.number() }).safeParse(found);
  if (known.success && known.data.format > format)
    throw new OperatorError(`${where} was taken by a newer version of Vigie, and this one cannot read it.`);
  const read = manifest.safeParse(found);
  if (!read.success) throw new OperatorError(`${manifestName} of ${where} is damaged, or of something else.`);
  return read.data;
};

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};
