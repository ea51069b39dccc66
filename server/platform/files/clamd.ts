import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** What looks for harmful software in files. */
export interface Scanner {
  /** What was found in the file at this path, by its name; undefined for nothing. Throws when nobody could say. */
  scan(path: string): Promise<string | undefined>;
  /** Why nothing can be scanned at the moment; undefined when it can. */
  findFault(): Promise<string | undefined>;
}

/** Milliseconds without a word from it after which it counts as gone; a large file takes clamd some seconds. */
const silence = 20_000;

/** The clamd at `tcp://host:port`, with a connection of its own for each file. Its protocol: clamd(8), INSTREAM. */
export const createClamdScanner = (address: string, { allowed = silence } = {}): Scanner => {
  const { hostname, port } = new URL(address);
  const ask = async (sent: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<string> => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) });
    socket.setTimeout(allowed, () => socket.destroy(new Error('it does not answer')));
    try {
      const [answer] = await Promise.all([text(socket), pipeline(Readable.from(sent), socket, { end: false })]);
      return answer.replaceAll('\0', '').trim();
    } finally {
      socket.destroy();
    }
  };
  return {
    scan: async (path) => {
      const answer = await ask(inStream(path));
      const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
      if (!found && answer !== 'stream: OK') throw new Error(`clamd: ${answer || 'no answer'}`);
      return found;
    },
    findFault: async () => {
      try {
        const answer = await ask([Buffer.from('zPING\0')]);
        return answer === 'PONG' ? undefined : answer || 'it does not answer';
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        return message || code || 'it does not answer';
      }
    },
  };
};

/** A file in pieces, each behind its length; one of no length ends it. */
async function* inStream(path: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path)) {
    yield lengthOf(piece as Buffer);
    yield piece as Buffer;
  }
  yield lengthOf(Buffer.alloc(0));
}

const lengthOf = ({ byteLength }: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(byteLength);
  return length;
};
