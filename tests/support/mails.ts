import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runDueJobs } from '#server/app/jobs.ts';
import type { TestServer } from './test-server.ts';

/** A message as its reader sees it. */
export interface ReadMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The first address in the text that is ours to open: path, query and what stands behind the `#`. */
  readonly mailed: string;
  /** The same as the specification writes it and the API takes it: `/verify-email/{id}/{token}`, `/reset-password?email=…&token=…`. */
  readonly link: string;
  readonly attachments: readonly Buffer[];
}

/** Does what is queued and reads the outbox, the newest message last. */
export const readOutbox = async ({ services, app, dataDir }: TestServer): Promise<ReadMail[]> => {
  await runDueJobs({ ...services, log: app.log });
  return readMailFolder(join(dataDir, 'outbox'));
};

/** The newest message to that address; throws without one. */
export const newestMailTo = async (server: TestServer, to: string): Promise<ReadMail> => {
  const mail = (await readOutbox(server)).findLast((one) => one.to === to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
};

/** The messages of an outbox. */
export const readMailFolder = async (folder: string): Promise<ReadMail[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'latin1'))));
};

/** Reads a message: its text and HTML, and the files that go with it. */
export const readMail = (source: string): ReadMail => {
  const { headers, body } = readPart(source);
  const parts = partsIn({ headers, body });
  const contentOf = (type: string) => decodePart(parts.find((part) => part.headers['content-type']?.startsWith(type)));
  const text = contentOf('text/plain');
  const mailed = /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '';
  return {
    headers,
    to: headers.to ?? '',
    subject: decodeWords(headers.subject ?? ''),
    text,
    html: contentOf('text/html'),
    mailed,
    link: asSpecified(mailed),
    attachments: parts
      .filter((part) => part.headers['content-disposition']?.startsWith('attachment'))
      .map((part) => Buffer.from(part.body, 'base64')),
  };
};

/** What a mailed link tells its page alone, behind the `#`. */
export const secretOf = (mailed: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(mailed.split('#')[1]));

/** A mailed link in the form of the specification, which links had before decision 67; others as they are. */
export const asSpecified = (mailed: string): string => {
  if (!mailed.includes('#')) return mailed;
  const [page, query = ''] = mailed.replace(/#.*/, '').split('?');
  const { id, token = '', ...told } = secretOf(mailed);
  const rest = [...new URLSearchParams(query), ...Object.entries(told)];
  return id === undefined
    ? `${page}?${new URLSearchParams([...Object.entries({ token }), ...rest])}`
    : `${page}/${id}/${token}?${new URLSearchParams(rest)}`;
};

/** The parts of a part, and theirs, without those that only hold others. */
const partsIn = (part: Part): Part[] => {
  const boundary = /^multipart\/.*boundary="?([^";\r\n]+)/.exec(part.headers['content-type'] ?? '')?.[1];
  if (!boundary) return [part];
  return part.body.split(`--${boundary}`).slice(1, -1).map(readPart).flatMap(partsIn);
};

interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const readPart = (source: string): Part => {
  const [head = '', ...rest] = source.replace(/^\r?\n/, '').split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
};

const decodePart = (part: Part | undefined): string => {
  if (!part) return '';
  const encoding = part.headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(part.body) : part.body;
};

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** RFC 2047. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    );
