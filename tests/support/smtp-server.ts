import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './mails.ts';

/** A message with the envelope it came in, which decides who gets it. */
export interface ReceivedMail extends ReadMail {
  readonly from: string;
  readonly recipients: readonly string[];
}

/** A real SMTP server that keeps what it is given; while it stalls, a message that is announced waits for its answer. */
export const startSmtpServer = async () => {
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
      const keep = (source: string) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          ...readMail(source),
          from: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
        });
        callback();
      };
      // Half a message does not count.
      void text(stream).then(keep, callback);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
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
