import type { AuditEvent } from '#contract/audit.ts';
import { readEntries } from '#server/platform/audit/entries.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** The entries of the log, the oldest first. */
export const entriesOf = async ({ services: { store } }: TestServer, event?: AuditEvent) => {
  const entries = [];
  for await (const entry of readEntries(store, { event })) entries.push(entry);
  return entries;
};

/** What `act` led to. */
export const entriesBy = async <Done>(server: TestServer, act: () => Promise<Done>) => {
  const before = (await entriesOf(server)).length;
  const done = await act();
  return { done, entries: (await entriesOf(server)).slice(before) };
};

/** A file that an organisation's request brought, or led to. */
export const putFile = async (
  { services: { store, files } }: TestServer,
  { organisation = 10001, type }: { organisation?: number; type: 'sdsaddition' | 'eBinder' },
): Promise<number> => {
  const { hash } = await files.put(Buffer.from('%PDF-1.4\n%%EOF\n'));
  const { id } = await store
    .insertInto('requests')
    .values({
      organisation_id: organisation,
      user_id: null,
      type,
      status: 'completed',
      info: '{}',
      file_hash: hash,
      file_name: 'file.pdf',
      expires_at: '2999-01-01T00:00:00.000Z',
      created_at: '2026-01-02T03:04:05.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
