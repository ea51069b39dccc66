import type { PosterLocation } from '#contract/calls/posters.ts';
import { hashSecret } from '#server/domains/accounts/secrets.ts';
import { createPosterCode } from '#server/domains/posters/codes.ts';
import { marked, type TestServer } from '../../support/test-server.ts';

/** A location with some of an organisation's sheets. */
export const locationWithSheets = async (
  { services: { store } }: TestServer,
  organisation = 10001,
): Promise<number> => {
  const rows = await store
    .selectFrom('collection_sheet_subsets as at')
    .innerJoin('collection_sheets as placed', (join) =>
      join.onRef('placed.isn', '=', 'at.isn').onRef('placed.organisation_id', '=', 'at.organisation_id'),
    )
    .select(['at.subset_id', (eb) => eb.fn.countAll<number>().as('sheets')])
    .where('at.organisation_id', '=', organisation)
    .where('placed.removed', '=', 0)
    .groupBy('at.subset_id')
    .orderBy('sheets', 'desc')
    .orderBy('at.subset_id')
    .execute();
  // Not the outermost, which holds nearly everything.
  const found = rows[1] ?? rows[0];
  if (!found) throw new Error(`${organisation} has no location with sheets`);
  return found.subset_id;
};

/** Opens a location as nobody in particular, and knows its code. */
export const openLocation = async (
  { services: { store, encryption } }: TestServer,
  { organisation = 10001, location }: { organisation?: number; location: number },
): Promise<string> => {
  const code = createPosterCode();
  await store.deleteFrom('posters').where('subset_id', '=', location).execute();
  await store
    .insertInto('posters')
    .values({
      organisation_id: organisation,
      subset_id: location,
      code_hash: hashSecret(code),
      code: encryption.encrypt({ table: 'posters', owner: location }, code),
      opened_at: new Date().toISOString(),
    })
    .execute();
  return code;
};

/** Asks as a browser that nobody is signed in to. */
export const asVisitor = ({ app }: TestServer, path: string, from: { remoteAddress?: string; cookie?: string } = {}) =>
  app.inject({
    method: 'GET',
    url: `/api/e/${path}`,
    headers: from.cookie ? { cookie: from.cookie } : {},
    ...(from.remoteAddress && { remoteAddress: from.remoteAddress }),
  });

/** What an administrator does with a location's poster. */
export const asAdministrator = ({ app }: TestServer, cookie: string) => {
  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/posters${path}`, headers: { ...marked, cookie }, ...(payload && { payload }) });
  return {
    send,
    list: async (): Promise<PosterLocation[]> => (await send('GET', '')).json().locations,
    find: async (location: number): Promise<PosterLocation> => {
      const found = ((await send('GET', '')).json().locations as PosterLocation[]).find(({ id }) => id === location);
      if (!found) throw new Error(`no location ${location}`);
      return found;
    },
    open: (location: number) => send('PUT', `/${location}`),
    replace: (location: number, poster: number) => send('POST', `/${location}/replace`, { poster }),
    close: (location: number) => send('DELETE', `/${location}`),
    print: (location: number, paper = 'letter') => send('GET', `/${location}/poster.pdf?paper=${paper}`),
  };
};
