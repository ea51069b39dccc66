import { expect } from '@playwright/test';
import { readMailFolder } from '../support/mails.ts';

/** The link of the newest message to that address that brings one of its own, waited for: mail is a job of its own. */
export const linkMailedTo = async (address: string, { after = 0 } = {}): Promise<string> => {
  const links = async () =>
    (await readMailFolder(process.env.OUTBOX_DIR ?? ''))
      .filter(({ to, mailed }) => to === address && mailed !== '' && mailed !== '/forgot-password')
      .map(({ mailed }) => mailed);
  await expect.poll(async () => (await links()).length, { timeout: 15_000 }).toBeGreaterThan(after);
  return (await links()).at(-1) ?? '';
};
