import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './mails.ts';

/** A message with the envelope it came in, which decides who gets it. */
export interface ReceivedMail extends ReadMail {
  readonly from: string;
  readonly recipients: readonly string[];
}

interface Listening {
  readonly host?: string;
  /** A folder in which each message is a file too, for tests in other processes. */
  readonly outbox?: string;
}

/** A real SMTP server that keeps what it is given; while it stalls, a message that is announced waits for its answer. */
export const startSmtpServer = async ({ host = '127.0.0.1', outbox }: Listening = {}) => {
  const received: ReceivedMail[] = [];
  let announced = 0;
  let stalls = false;
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onMailFrom: (_address, _session, callback) => {
      announced++;
      if (stalls) waiting.add(callback);
      else callback();
    },
    onData: (stream, session, callback) => {
      const keep = async (source: string) => {
        const number = String(received.length).padStart(6, '0');
        if (outbox) await writeFile(join(outbox, `${number}.eml`), source, 'latin1');
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          ...readMail(source),
          from: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
        });
        callback();
      };
      // Half a message does not count.
      void text(stream).then(keep).catch(callback);
    },
  });
  server.on('error', () => {});
  server.listen(0, host);
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://${host}:${port}`,
    port,
    received,
    announced: () => announced,
    /** Messages that wait for their answer. */
    held: () => waiting.size,
    stall: () => {
      stalls = true;
    },
    resume: () => {
      stalls = false;
      for (const goOn of waiting) goOn();
      waiting.clear();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
