import type { Insertable } from 'kysely';
import type { RequestTable } from '#server/platform/storage/tables/requests.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** Puts a request into the store, of the first organisation unless said otherwise, and gives its number. */
export const putRequest = async (
  { services: { store } }: TestServer,
  request: Partial<Insertable<RequestTable>> = {},
): Promise<number> => {
  const { id } = await store
    .insertInto('requests')
    .values({
      organisation_id: 10001,
      user_id: null,
      type: 'contact',
      status: 'processing',
      info: '{}',
      created_at: '2026-05-06T07:08:09.000Z',
      ...request,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface Found {
  readonly type: string;
  readonly id: string;
}

/** The numbers of the requests in a document, in its order. */
export const idsIn = (body: { data: Found[] }): number[] => body.data.map(({ id }) => Number(id));

/** What a document includes of a request's details. */
export const detailsIn = (body: { included?: (Found & { attributes: object })[] }, id: number) =>
  body.included?.find((one) => one.type === 'details' && one.id === String(id))?.attributes as {
    info: Record<string, unknown>;
    history: Record<string, unknown>[];
  };
