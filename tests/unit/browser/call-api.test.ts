import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countNotifications } from '#contract/calls/count-notifications.ts';
import { forgotPassword } from '#contract/calls/reset-password.ts';
import { setLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { onSessionEnd, signInPath } from '#src/providers/session-end.ts';
import { withBrowser } from '../with-browser.ts';

beforeAll(() => withBrowser(() => setLanguage('fr')));

// The page came with no answers.
beforeEach(() => void vi.stubGlobal('document', { getElementById: () => null }));
afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: unknown) => {
  const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', sent);
  return sent;
};

test('a call goes to /api as JSON, marked as a script’s, in the language of the page, with credentials and no time limit [S1.1-08 S1.7-01 S1.9-03 S1.9-04 S2.7-01 S2.7-02 S2.7-03 S2.9-33]', async () => {
  const sent = answering(200, {});
  await callApi(forgotPassword, { body: { email: 'zoe@atelier.example' } });
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe('/api/forgot-password');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Accept-Language': 'fr',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: '{"email":"zoe@atelier.example"}',
  });
  expect(init).not.toHaveProperty('signal');
});

test('an answer of 401 forgets who was signed in and leads to sign-in with error=401, but for the verification of an address [S1.4-08 S2.8-01]', async () => {
  const forget = vi.fn();
  onSessionEnd(forget);
  answering(401, { errors: [{ code: 'auth.required', title: 'Sign in.' }] });
  vi.stubGlobal('window', { location: { pathname: '/verify-email/1/x' } });
  await expect(callApi(countNotifications, {})).rejects.toMatchObject({ status: 401 });
  expect(forget).not.toHaveBeenCalled();
  vi.stubGlobal('window', { location: { pathname: '/search' } });
  await expect(callApi(countNotifications, {})).rejects.toMatchObject({ status: 401 });
  expect(forget).toHaveBeenCalledOnce();
  expect(signInPath('/search')).toBe('/login?error=401&redirect=%2Fsearch');
});
