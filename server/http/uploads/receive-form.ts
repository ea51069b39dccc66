import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Upload } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError, apiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import type { IncomingFile, StagedFile } from '#server/platform/files/file-store.ts';
import type { IntakeProblem, Sender } from '#server/platform/files/pdf/checker.ts';
import type { ReceivedFile } from '#server/platform/files/received-file.ts';
import { addUploadedBytes, uploadedBytes } from '#server/platform/files/upload-volume.ts';
import type { Services } from '../services.ts';

/** Milliseconds in which something has to come: who has stopped sending holds a connection and half a file. */
const timeout = 60_000;

/**
 * Destroys a connection that sends more than `maxBytes`, or nothing for a minute; the reader of its form then throws.
 * Throws `request.too_large` when the header announces too much. Returns the function that ends the watch.
 */
const limitReception = ({ raw, headers }: FastifyRequest, maxBytes: number): (() => void) => {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw apiError('request.too_large');
  const breakOff = () => void raw.destroy();
  const watch = setTimeout(breakOff, timeout);
  let received = 0;
  const count = (chunk: Buffer) => {
    watch.refresh();
    received += chunk.byteLength;
    if (received > maxBytes) breakOff();
  };
  raw.on('data', count);
  return () => {
    raw.off('data', count);
    clearTimeout(watch);
  };
};

/** Characters of a file's name that are kept; its ending is always among them. */
const maxLength = 200;

/** What to call a file that somebody sent: its last name alone, on one line, with an ending. */
const toFileName = (sent: string | undefined): string => {
  const last = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = withoutFormEscapes(last)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '')
    .trim();
  const ending = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - ending.length);
  return `${[...stem].slice(0, maxLength - ending.length).join('') || 'document'}${ending || '.pdf'}`;
};

/** Browsers write three characters of a name in a form like this, and nothing else: a percent sign is one. HTML, multipart/form-data. */
const withoutFormEscapes = (name: string): string =>
  name.replace(/%(?:22|0D|0A)/g, (written) => decodeURIComponent(written));

interface Context extends Pick<Services, 'files' | 'pdfs'> {
  readonly sender: Sender;
  readonly log: FastifyBaseLogger;
  readonly pointer: string;
  readonly isTooLarge: boolean;
  readonly upload: Upload;
  /** The file itself, where its call checks it later. */
  readonly asItCame: StagedFile | undefined | false;
  /** Where a file that takes the place of this one is noted, to be discarded with the others. */
  readonly staged: IncomingFile[];
}

/** The rewritten file, or as it came where its call checks it later; or what is wrong with it. */
const checkFile = async (
  file: IncomingFile & Pick<ReceivedFile, 'name'>,
  { pdfs, files, sender, log, pointer, isTooLarge, upload, staged, asItCame }: Context,
): Promise<ReceivedFile | ErrorObject> => {
  const { name } = file;
  const fault = (code: ErrorCode, params = {}): ErrorObject => ({
    code,
    params: { name, ...params },
    source: { pointer },
  });
  if (isTooLarge) return fault('upload.too_large', { max: upload.maxBytes / 1_000_000 });
  if (file.size === 0) return fault('upload.empty');
  if (asItCame) return { ...asItCame, name, originalHash: file.hash, takenOut: [] };
  const checked = await pdfs.check(file.path, sender);
  if (checked.problem) {
    const { problem, said } = checked;
    if (said !== undefined) log.warn({ scanner: said, organisation: sender }, `upload ${problem}`);
    return fault(codes[problem]);
  }
  const kept = await files.adopt(checked.cleanPath);
  staged.push(kept);
  return { ...kept, name, originalHash: file.hash, takenOut: checked.takenOut };
};

const codes: Record<IntakeProblem, ErrorCode> = {
  'not-a-pdf': 'upload.not_a_pdf',
  damaged: 'upload.damaged',
  'password-protected': 'upload.password_protected',
  empty: 'upload.empty',
  'too-complex': 'upload.too_complex',
  infected: 'upload.infected',
  'not-scanned': 'upload.not_scanned',
};

interface ReceivedForm {
  /** Texts by the names of their fields; lists where a name ends in `[]`, which is left off. */
  readonly fields: Readonly<Record<string, string | string[]>>;
  readonly files: readonly ReceivedFile[];
  /** The faults of the files. */
  readonly faults: readonly ErrorObject[];
  /** Removes every file that was not kept. */
  discard(): Promise<void>;
}

interface Reception extends Pick<Services, 'config' | 'store' | 'files' | 'pdfs'> {
  readonly upload: Upload;
}

/** Texts in one form, far more than any of ours has. */
const mostFields = 500;

/**
 * Reads a form with files to its end; each file goes to the disk as it arrives and is checked while the next one
 * arrives. Throws when the connection ends early, the body is not a form, or the organisation exceeds its daily limit
 * (`upload.daily_limit`); it then leaves no file behind.
 */
export const receiveForm = async (
  request: FastifyRequest,
  { upload, config, store, files, pdfs }: Reception,
): Promise<ReceivedForm> => {
  if (!request.isMultipart()) throw apiError('request.media_type');
  const fields = Object.create(null) as Record<string, string | string[]>;
  const staged: IncomingFile[] = [];
  const sender = request.session?.organisationId ?? 0;
  const announced = Number(request.headers['content-length'] ?? 0);
  const quota = createQuota({ store, organisationId: sender, max: config.uploadDailyBytes, announced });
  const checks: Promise<ReceivedFile | ErrorObject>[] = [];
  const discard = async () => {
    await Promise.allSettled(checks);
    await Promise.allSettled(staged.map((file) => file.discard()));
  };
  const limits = { fileSize: upload.maxBytes, files: 10 * upload.max, fields: mostFields, fieldSize: 100_000 };
  const release = limitReception(request, 2 * upload.max * upload.maxBytes);
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        addField(fields, part.fieldname, String(part.value ?? ''));
      } else if (part.fieldname !== upload.field || checks.length >= upload.max) {
        // One too many is counted, to be refused, and not kept.
        part.file.resume();
        if (part.fieldname === upload.field) checks.push(Promise.resolve(tooMany(upload)));
      } else if (await quota.isSpent()) {
        // Read to the end anyway: a browser that gets an answer before it has sent everything may not read it.
        part.file.resume();
      } else {
        const pointer = pointerOf(upload, checks.length);
        const asItCame = upload.isCheckedLater && (await files.stage(part.file));
        const file = asItCame || (await files.receive(part.file));
        staged.push(file);
        await quota.add(file.size);
        const received = { ...file, name: toFileName(part.filename) };
        const isTooLarge = part.file.truncated;
        const context = { pdfs, files, sender, log: request.log, pointer, isTooLarge, staged, upload, asItCame };
        const check = checkFile(received, context);
        // The caller that waits for all of them gets the failure; until then it must not be an unhandled rejection.
        check.catch(() => undefined);
        checks.push(check);
      }
    }
    quota.refuse();
    const outcomes = await Promise.all(checks);
    return {
      fields,
      files: outcomes.filter((outcome) => 'hash' in outcome),
      faults: outcomes.filter((outcome) => 'code' in outcome).filter(isFirstOfItsKind),
      discard,
    };
  } catch (error) {
    await discard();
    throw error instanceof ApiError ? error : toApiError(error);
  } finally {
    release();
  }
};

interface Quota extends Pick<Services, 'store'> {
  readonly organisationId: number;
  /** Bytes that it may send in 24 hours. */
  readonly max: number;
  /** Bytes that the form says it has. */
  readonly announced: number;
}

/** The volume that an organisation may still send; an operator is limited only by the disk. */
const createQuota = ({ store, organisationId, max, announced }: Quota) => {
  let isSpent: boolean | undefined = organisationId === 0 ? false : undefined;
  return {
    /** Whether the form, or what has come of it, is more than is left. Looked up for the first file: words alone are always taken. */
    isSpent: async (): Promise<boolean> => {
      isSpent ??= (await uploadedBytes(store, organisationId)) + announced > max;
      return isSpent;
    },
    add: async (bytes: number): Promise<void> => {
      if (organisationId === 0) return;
      if ((await addUploadedBytes(store, organisationId, { bytes })) > max) isSpent = true;
    },
    refuse: (): void => {
      if (isSpent) throw new ApiError({ code: 'upload.daily_limit', params: { max: max / 1_000_000 } });
    },
  };
};

const addField = (fields: Record<string, string | string[]>, name: string, value: string): void => {
  if (!name.endsWith('[]')) fields[name] = value;
  else fields[name.slice(0, -2)] = [...[fields[name.slice(0, -2)] ?? []].flat(), value];
};

const pointerOf = ({ field }: Upload, index: number): string =>
  field.endsWith('[]') ? `/data/${field.slice(0, -2)}/${index}` : `/data/${field}`;

const tooMany = ({ field, max }: Upload): ErrorObject => ({
  code: 'upload.too_many',
  params: { max },
  source: { pointer: `/data/${field.replace('[]', '')}` },
});

/** Too many files are one error, not one for each file. */
const isFirstOfItsKind = ({ code }: ErrorObject, index: number, faults: readonly ErrorObject[]): boolean =>
  code !== 'upload.too_many' || faults.findIndex((other) => other.code === code) === index;

/** What reading the form throws says that it is no form, or that it ended too early; a full disk is our own fault. */
const toApiError = (error: unknown): unknown => {
  const { code = '', statusCode } = error as NodeJS.ErrnoException & { statusCode?: number };
  return code.startsWith('FST_') || statusCode ? error : /^E[A-Z]+$/.test(code) ? error : apiError('request.malformed');
};
