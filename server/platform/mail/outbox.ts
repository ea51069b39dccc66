import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { toEnvelope } from './envelope.ts';
import type { Mailer } from './mailer.ts';

/** Keeps every message as one .eml file; its links open accounts, so the files are for the server's own user alone. */
export const createOutbox = ({ directory, from }: { directory: string; from: string }): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toEnvelope(mail, from));
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${mail.kind}-${randomBytes(3).toString('hex')}.eml`;
      const file = join(directory, name);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { file: name, ...(mail.link && { link: mail.link }) };
    },
    close: () => transport.close(),
  };
};
