import { apiBase, xhrMarker } from '#contract/call.ts';
import { origin } from './composed.ts';

/** The first member of the organisation that `first-day.spec.ts` has made. */
const firstMember = { name: 'boss@north.example', password: 'a long way to Tipperary' };

const marked = { [xhrMarker.name]: xhrMarker.value };

/** Somebody who is signed in through the proxy, whichever process answers. */
export const signIn = async ({ name, password } = firstMember) => {
  const entered = await fetch(`${origin}${apiBase}/login`, {
    method: 'POST',
    headers: { ...marked, 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  });
  if (!entered.ok) throw new Error(`the sign-in was answered with ${entered.status} ${await entered.text()}`);
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${apiBase}${path}`, { ...init, headers: { ...marked, cookie, ...init.headers } });
  const get = async (path: string) => {
    const response = await send(path);
    if (!response.ok) throw new Error(`${path} was answered with ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    get,
    read: async (path: string) => (await get(path)).json(),
    post: (path: string, body: object) =>
      send(path, {
        method: 'POST',
        ...(body instanceof FormData
          ? { body }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    /** Record numbers that a search of the organisation finds. */
    find: async (query: string): Promise<number[]> => {
      const { mseid } = await (await get('/userinfo')).json();
      const parameters = new URLSearchParams({ q: query, fl: 'id', rows: '1000' });
      const { response } = await (await get(`/lucidworks-solr-api/sds-${mseid}/?${parameters}`)).json();
      return response.docs.map((doc: Record<string, string>) =>
        Number(doc['Name.IdentificationNumber.RecordNumber_s']),
      );
    },
  };
};
export type Member = Awaited<ReturnType<typeof signIn>>;
