import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** What a clamd of ours takes for harmful. */
export const harmful = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$VIGIE-TEST-FILE!$H+H*';

/** Speaks clamd's protocol: pings, and streams in pieces behind their lengths. `mute` takes everything and says nothing. */
export const startClamd = async ({ isMute = false, answer }: { isMute?: boolean; answer?: string } = {}) => {
  const scanned: Buffer[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      if (isMute) return;
      if (received.equals(Buffer.from('zPING\0'))) return void socket.end('PONG\0');
      const file = streamIn(received);
      if (!file) return;
      scanned.push(file);
      const found = file.includes(harmful) ? 'stream: Vigie.Test FOUND' : 'stream: OK';
      socket.end(`${answer ?? found}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    scanned,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** What came between the command and the piece of no length; undefined until that is there. */
const streamIn = (received: Buffer): Buffer | undefined => {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString('latin1') !== command) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};
