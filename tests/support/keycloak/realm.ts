import realm from './realm.json' with { type: 'json' };

/** Who looks after a Keycloak of the tests. */
export const keycloakAdmin = { username: 'admin', password: 'admin of the tests' } as const;

const [client] = realm.clients;

/** The client of the realm, as an organisation enters it. */
export const realmClient = { id: client!.clientId, secret: client!.secret } as const;

/** A realm of that Keycloak under a name of its own, with the people and groups of `realm.json`. */
export const createRealm = async (url: string, name: string) => {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/admin/realms${path}`, {
      method,
      // One lasts a minute.
      headers: { authorization: `Bearer ${await adminToken(url)}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`Keycloak answers ${answer.status} to ${path}: ${await answer.text()}`);
    return answer.status === 200 ? await answer.json() : undefined;
  };
  await ask('POST', '', { ...realm, realm: name });
  return {
    issuer: `${url}/realms/${name}`,
    /** Changes what the realm says of somebody. */
    changeUser: async (username: string, changes: object) => {
      const [user] = await ask('GET', `/${name}/users?exact=true&username=${username}`);
      await ask('PUT', `/${name}/users/${user.id}`, { ...user, ...changes });
    },
    changeSecret: async (secret: string) => {
      const [found] = await ask('GET', `/${name}/clients?clientId=${realmClient.id}`);
      await ask('PUT', `/${name}/clients/${found.id}`, { ...found, secret });
    },
    /** Signs in as a browser does, by the realm's own form; the address that it is sent back to, or what the page says. */
    as: (address: string, username: string, password = `${username} at the hospital`) =>
      signInAt(address, { url, username, password }),
    remove: () => ask('DELETE', `/${name}`),
  };
};
export type Realm = Awaited<ReturnType<typeof createRealm>>;

const adminToken = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', ...keycloakAdmin }),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (!access_token) throw new Error(`Keycloak answers ${answer.status} to its administrator`);
  return access_token;
};

/** How often somebody is sent on at most. */
const mostSteps = 10;

const signInAt = async (
  address: string,
  { url, username, password }: { url: string; username: string; password: string },
): Promise<{ readonly back?: string; readonly page?: string }> => {
  const cookies = new Map<string, string>();
  let request: { to: string; body?: URLSearchParams } = { to: address };
  let isSent = false;
  for (let step = 0; step < mostSteps; step += 1) {
    const answer = await fetch(request.to, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(request.body && { method: 'POST', body: request.body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      const to = new URL(location, request.to);
      if (to.origin !== url) return { back: to.href };
      request = { to: to.href };
      continue;
    }
    const page = await answer.text();
    const action = /<form[^>]*id="kc-form-login"[^>]*action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    if (!action || isSent) return { page };
    isSent = true;
    request = { to: action, body: new URLSearchParams({ username, password, credentialId: '' }) };
  }
  throw new Error('Keycloak sends on without end');
};
