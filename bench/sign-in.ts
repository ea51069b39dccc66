import { apiBase, xhrMarker } from '#contract/call.ts';
import { createClient } from './http-client.ts';

/** A client that is signed in. Throws when the server refuses the name or password. */
export const signIn = async (
  url: string,
  credentials: { readonly name: string; readonly password: string },
  headers: Record<string, string> = {},
) => {
  const visitor = createClient(url);
  const { status, cookies } = await visitor.send(`${apiBase}/login`, {
    method: 'POST',
    headers: { [xhrMarker.name]: xhrMarker.value, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  visitor.close();
  const [cookie] = cookies;
  if (status !== 200 || !cookie) throw new Error(`the sign-in was answered with ${status}`);
  return createClient(url, { ...headers, cookie: cookie.split(';')[0] ?? '' });
};
