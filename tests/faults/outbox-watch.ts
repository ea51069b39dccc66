import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail } from '../support/mails.ts';

/** Counts the messages of an outbox by recipient, each file read once. */
export const watchOutbox = (folder: string) => {
  const read = new Set<string>();
  const counts = new Map<string, number>();
  const look = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml') && !read.has(name));
    for (const name of names) {
      read.add(name);
      const { to } = readMail(await readFile(join(folder, name), 'latin1'));
      counts.set(to, (counts.get(to) ?? 0) + 1);
    }
    return counts;
  };
  return {
    counts: look,
    /** A mail whose sending could not be noted any more is sent again, once: twice is the most that a kill can make of it. */
    expectTold: async (address: string): Promise<void> => {
      const count = (await look()).get(address) ?? 0;
      assert.ok(count === 1 || count === 2, `${address} is told ${count} times`);
    },
  };
};
