import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import Provider, { type JWK } from 'oidc-provider';
import { freePort } from '../free-port.ts';

/** Somebody whom the provider knows, and all that it says of them; `sub` is their number. */
export interface ProvidedClaims {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' } as JWK;

/** The provider's keys, for answers of its own making. */
export const providerKeys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject } = {
  privateKey,
  publicKey,
};

export const client = { id: 'vigie', secret: 'a secret that the provider and we have: 0123456789' } as const;

interface Options {
  readonly redirectUris: readonly string[];
  readonly port?: number;
  readonly accounts?: readonly ProvidedClaims[];
}

/**
 * A real OpenID provider on this machine (oidc-provider), with one client. Its sign-in page is a list of its people: what a browser
 * presses is who it is; `as` says it in place of a browser.
 */
export const startIdentityProvider = async ({ redirectUris, port, accounts = [] }: Options) => {
  const at = port ?? (await freePort());
  const issuer = `http://localhost:${at}`;
  const people = new Map(accounts.map((account) => [account.sub, account]));
  /** What becomes of the answers of its token endpoint, and of what it says of itself, on their way. */
  let tamper: ((answer: Record<string, unknown>, path: string) => void) | undefined;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['tests'] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: {
      openid: ['sub', 'amr', 'acr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      groups: ['groups', 'realm_access', 'upn'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/people/${uid}` },
    findAccount: (_, sub) => {
      const claims = people.get(sub);
      return claims && { accountId: sub, claims: () => ({ ...claims }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  });
  provider.use(async (context, next) => {
    await next();
    if (['/token', '/.well-known/openid-configuration'].includes(context.path) && context.status === 200)
      tamper?.(context.body as Record<string, unknown>, context.path);
  });
  const answer = provider.callback();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (!pathname.startsWith('/people/')) return answer(request, response);
    const who = searchParams.get('who');
    if (who === null) {
      const links = [...people.keys()].map((sub) => `<p><a href="?who=${encodeURIComponent(sub)}">${sub}</a></p>`);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(
        `<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1>${links.join('')}<p><a href="?who=">Cancel</a></p></html>`,
      );
    }
    const refused = { error: 'access_denied', error_description: 'cancelled' };
    return provider.interactionFinished(request, response, who === '' ? refused : { login: { accountId: who } });
  });
  await new Promise<void>((resolve) => server.listen(at, 'localhost', resolve));
  return {
    issuer,
    port: at,
    people,
    tamper: (how: typeof tamper) => {
      tamper = how;
    },
    /** Follows an authorization address as a browser would in which that person signs in, or nobody; the address it ends at. */
    as: async (address: string, who: string): Promise<string> => {
      const cookies = new Map<string, string>();
      for (let next = address; ; ) {
        const response = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) throw new Error(`The provider answers ${response.status}: ${await response.text()}`);
        const to = new URL(location, next);
        if (to.origin !== issuer) return to.href;
        next = to.pathname.startsWith('/people/') ? `${to.href}?who=${encodeURIComponent(who)}` : to.href;
      }
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;
