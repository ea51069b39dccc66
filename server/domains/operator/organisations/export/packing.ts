import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { ZipEntry } from '#lib/zip/zip.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';

/** Characters handed on at a time, at least: each piece is deflated by itself. */
const fewestCharacters = 128 * 1024;

/** Texts as a file of an archive, in pieces that are worth deflating. */
export const textEntry = (name: string, texts: AsyncIterable<string> | Iterable<string>): ZipEntry => ({
  name,
  data: joined(texts),
});

async function* joined(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const next of texts) {
    text += next;
    if (text.length < fewestCharacters) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** Records as a list in JSON, one a line. */
export async function* jsonList(records: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const record of records) {
    yield before + JSON.stringify(record);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Records as lines of JSON. */
export async function* jsonLines(records: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}

/**
 * Files of the store, unchanged, one at a time; each is read twice, first for its checksums. `onMissing` is called for
 * a file that is missing.
 */
export async function* storedEntries(
  files: FileStore,
  wanted: AsyncIterable<{ readonly name: string; readonly hash: string }>,
  onMissing: (name: string) => void,
): AsyncGenerator<ZipEntry> {
  for await (const { name, hash } of wanted) {
    const checkout = files.checkout();
    try {
      const path = await checkout.pathOf(hash);
      if (path === undefined) onMissing(name);
      else yield await storedEntry(name, path);
    } finally {
      await checkout.end();
    }
  }
}

const storedEntry = async (name: string, path: string): Promise<ZipEntry> => {
  let [crc, size] = [0, 0];
  for await (const piece of createReadStream(path)) {
    crc = crc32(piece, crc);
    size += piece.length;
  }
  return { name, data: piecesOf(path), stored: { crc, size } };
};

/** Opened when its turn comes. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}
