import { useEffect, useState } from 'react';
import { findSignInProvider, type SignInProvider } from '#contract/calls/sign-in-provider.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';

/** Milliseconds without a key pressed after which somebody has come to the end of their address. */
const pause = 300;

/** What stands behind the @ of an address that may be whole. */
const domainIn = (name: string): string | undefined =>
  /^[^\s@]+@([^\s@]+\.[^\s@.]{2,})$/.exec(name.trim())?.[1]?.toLowerCase();

/**
 * The organisation whose people of the typed name's mail domain sign in at its own provider, and that domain. Only the domain leaves
 * the page. Nothing where the server does not say: the password is there.
 */
export const useProvider = (name: string): (SignInProvider & { readonly domain: string }) | undefined => {
  const domain = domainIn(name);
  const language = useLanguage();
  const [found, setFound] = useState<SignInProvider & { readonly domain: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the organisation's name comes in the language of the page
  useEffect(() => {
    if (domain === undefined) return;
    const given = new AbortController();
    const timer = setTimeout(() => {
      callApi(findSignInProvider, { query: { domain }, signal: given.signal })
        .then(({ provider }) => setFound(provider ? { ...provider, domain } : undefined))
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [domain, language]);
  return found?.domain === domain ? found : undefined;
};
