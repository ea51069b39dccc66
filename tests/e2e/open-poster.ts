import type { APIRequestContext } from '@playwright/test';
import { call } from './people.ts';
import { expect } from './portal.ts';

interface Location {
  readonly id: number;
  readonly name: string;
  readonly poster: { readonly id: number } | null;
}

/** The locations that a company administrator may open. */
export const listed = async (requests: APIRequestContext): Promise<Location[]> =>
  (await (await call(requests, 'GET', '/posters')).json()).locations;

/** Opens the first location whose name has the word, else the first; its number, and the code of its poster. */
export const openPoster = async (
  requests: APIRequestContext,
  name = 'Laboratory',
): Promise<{ readonly id: number; readonly code: string }> => {
  const locations = await listed(requests);
  const location = locations.find((one) => one.name.includes(name)) ?? locations[0]!;
  const opened = await call(requests, 'PUT', `/posters/${location.id}`);
  expect(opened.status()).toBe(200);
  return { id: location.id, code: await codeOn(requests, location.id) };
};

/** Reads the address off the poster's PDF, as somebody would who types it. */
export const codeOn = async (requests: APIRequestContext, location: number): Promise<string> => {
  const pdf = await (await requests.get(`/api/posters/${location}/poster.pdf`)).body();
  const { extractText, getDocumentProxy } = await import('unpdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  const [, code = ''] = /\/e\/([\w-]+)/.exec(text.replace(/\s+/g, ' ')) ?? [];
  return code;
};
