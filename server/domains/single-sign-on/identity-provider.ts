import * as oidc from 'openid-client';
import type { ProviderRefusal } from '#contract/single-sign-on.ts';
import {
  type Bounds,
  boundedFetch,
  ForbiddenAddress,
  outboundLimits,
} from '#server/platform/outbound/bounded-fetch.ts';

/** How an identity provider is reached, and as which client. */
export interface Connection {
  readonly issuer: string;
  readonly clientId: string;
  /** Empty of a client that has none. */
  readonly clientSecret: string;
  readonly bounds: Bounds;
}

/** What a provider said of somebody, by the names of its claims. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** Nobody can be let in by what the provider answered, or by its not answering. */
export class ProviderFailure extends Error {
  readonly refusal: ProviderRefusal;
  /** In the words of the provider or the library, for those who set it up. */
  readonly reason: string;
  constructor(refusal: ProviderRefusal, cause: unknown) {
    const reason = reasonOf(cause);
    super(`${refusal}: ${reason}`, { cause });
    this.refusal = refusal;
    this.reason = reason;
  }
}

/** Seconds by which clocks may differ. */
const tolerance = 30;

/** What an ID token may be signed with: keys of which the provider alone has one half. */
const signatures = /^(?:RS|PS|ES)(?:256|384|512)$|^(?:EdDSA|Ed25519)$/;

/** Reads what a provider says of itself. Throws ProviderFailure where it is away, or not the one that was named. */
export const discover = async ({ issuer, clientId, clientSecret, bounds }: Connection): Promise<oidc.Configuration> => {
  const failed = failing('misconfigured');
  // Where an organisation is named by nobody, as at Entra's "common", everybody would be let in.
  if (!URL.canParse(issuer)) throw failed(new Error('The issuer is no address'));
  const configuration = await oidc
    .discovery(new URL(issuer), clientId, { [oidc.clockTolerance]: tolerance }, clientAuthentication(clientSecret), {
      [oidc.customFetch]: boundedFetch(bounds),
      timeout: outboundLimits.time / 1000,
      execute: [oidc.enableNonRepudiationChecks, ...(bounds.allowsLoopback ? [oidc.allowInsecureRequests] : [])],
    })
    .catch((error: unknown) => {
      throw failed(error);
    });
  const { issuer: told, authorization_endpoint: page = '' } = configuration.serverMetadata();
  if (withoutSlash(told) !== withoutSlash(issuer)) throw failed(new Error(`The issuer calls itself ${told}`));
  if (!/^https?:$/.test(URL.parse(page)?.protocol ?? '')) throw failed(new Error('It names no page to sign in at'));
  return configuration;
};

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** By the header where the provider takes that, which the specification asks of all; else with the form. */
const clientAuthentication = (secret: string): oidc.ClientAuth => {
  if (secret === '') return oidc.None();
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const isByForm = methods !== undefined && !methods.includes('client_secret_basic');
    (isByForm ? oidc.ClientSecretPost : oidc.ClientSecretBasic)(secret)(server, client, body, headers);
  };
};

/** What ties an answer to the one who asked, and to the browser. */
export interface Ties {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: 43 characters. */
  readonly verifier: string;
}

/** Where a browser is to go. */
export const authorizationUrl = async (
  configuration: oidc.Configuration,
  {
    ties,
    redirectUri,
    groupsClaim,
    hint,
    isTry = false,
  }: { ties: Ties; redirectUri: string; groupsClaim: string; hint?: string; isTry?: boolean },
): Promise<string> => {
  const scopes = configuration.serverMetadata().scopes_supported ?? [];
  // Some tell groups only to who asks for a scope of that name.
  const own = groupsClaim !== '' && scopes.includes(groupsClaim) ? [groupsClaim] : [];
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: ['openid', 'email', 'profile', ...own].join(' '),
    state: ties.state,
    nonce: ties.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(ties.verifier),
    code_challenge_method: 'S256',
    ...(hint && { login_hint: hint }),
    // Who tries it sees the whole of it, and may do so as another.
    ...(isTry && { prompt: 'login' }),
  }).href;
};

interface Answer {
  /** The address that the browser came back to, with all that the provider put in it. */
  readonly address: URL;
  readonly ties: Ties;
  /** Claims that the provider may tell only when it is asked again. */
  readonly wanted: readonly string[];
}

/** Takes what the provider sent the browser back with for what it says of the person. Throws ProviderFailure. */
export const readAnswer = async (
  configuration: oidc.Configuration,
  { address, ties: { state, nonce, verifier }, wanted }: Answer,
): Promise<Claims> => {
  const failed = failing('unproven');
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !signatures.test(algorithmOf(tokens.id_token)))
      throw new Error('The ID token is not signed with a key of the provider alone');
    const { userinfo_endpoint } = configuration.serverMetadata();
    const isTold = wanted.every(
      (name) => claims[name.split('.')[0] ?? name] !== undefined || claims[name] !== undefined,
    );
    if (isTold || userinfo_endpoint === undefined) return claims;
    return { ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
  } catch (error) {
    throw failed(error);
  }
};

const algorithmOf = (token = ''): string => {
  const header: { alg?: unknown } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  return String(header.alg);
};

/** What is to be made of an error: what the provider said, whether it answered at all, or else what is told here. */
const failing = (otherwise: ProviderRefusal) => (error: unknown) =>
  new ProviderFailure(refusalOf(error) ?? otherwise, error);

const refusalOf = (error: unknown): ProviderRefusal | undefined => {
  if (error instanceof oidc.AuthorizationResponseError) return authorizationErrors[error.error] ?? 'cancelled';
  if (error instanceof oidc.ResponseBodyError) {
    if (error.status >= 500) return 'away';
    return error.error === 'invalid_grant' ? 'unproven' : 'misconfigured';
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) return 'misconfigured';
  for (const cause of causesOf(error)) {
    if (cause instanceof ForbiddenAddress) return 'misconfigured';
    if (cause instanceof Response) return cause.status >= 500 ? 'away' : undefined;
    if (!(cause instanceof Error)) continue;
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return 'away';
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND') return 'unknown-host';
    if (code && unreachable.has(code)) return 'away';
  }
  return undefined;
};

const unreachable: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

const authorizationErrors: Readonly<Record<string, ProviderRefusal>> = {
  server_error: 'away',
  temporarily_unavailable: 'away',
  invalid_client: 'misconfigured',
  invalid_request: 'misconfigured',
  invalid_scope: 'misconfigured',
  unauthorized_client: 'misconfigured',
  unsupported_response_type: 'misconfigured',
};

/** An error and what led to it, however deep. */
const causesOf = (error: unknown): unknown[] => {
  const causes: unknown[] = [];
  for (let each = error; each !== undefined && causes.length < 10; each = (each as { cause?: unknown }).cause) {
    causes.push(each);
    if (typeof each !== 'object' || each === null) break;
  }
  return causes;
};

const reasonOf = (error: unknown): string => {
  const told = causesOf(error).flatMap((cause) => {
    if (cause instanceof Response) return [`HTTP ${cause.status}`];
    if (!(cause instanceof Error)) return [];
    const { error: code, error_description: description } = cause as { error?: unknown; error_description?: unknown };
    return [[cause.message, code, description].filter((part) => typeof part === 'string').join(', ')];
  });
  return [...new Set(told)].join(': ').slice(0, 300);
};
