import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { createActors } from './actors.ts';
import { mayCall } from './fuzz.ts';
import type { Tally } from './tally.ts';

/** The roles that may make a call that never succeeds, with the reason. */
const excepted: Readonly<Record<string, string>> = {
  'getUser shared': 'nobody owns a shared account',
  'updateUser shared': 'nobody owns a shared account',
  'patchUser shared': 'nobody owns a shared account',
  'getUser directory': 'a program has no account',
  'updateUser directory': 'a program has no account',
  'patchUser directory': 'a program has no account',
  'updateUser operator': 'members are changed by the calls of the desk',
  'patchUser operator': 'members are changed by the calls of the desk',
  'removeTotp operator': 'has to have a second factor',
  'updateWatchedLists other company-admin': 'its organisation shows no ingredients',
  'downloadByLink operator': 'is given no link here',
  'downloadByLink other company-admin': 'is given no link here',
  'downloadByLink nobody': 'is given no link here',
  ...Object.fromEntries(
    ['visitPoster', 'searchPoster', 'getPosterSheet', 'getPosterSheetPdf'].flatMap((id) =>
      ['operator', 'nobody'].map((who) => [`${id} ${who}`, 'is given no code that opens anything']),
    ),
  ),
};

/** Calls that nobody can be answered with success where there is an operator already. */
const closed = ['openSetup', 'sendSetupMail', 'completeSetup'];

/** Calls that take what an authenticator has signed: `tests/e2e/second-factor.spec.ts`. */
const signed = ['signInByPasskey', 'addPasskey'];

/** Calls that need a file of several sheets: `tests/server/operator/splitting.test.ts`. */
const severalSheets = ['splitOperatorRequests'];

/** Calls that lead to an identity provider and back: `tests/server/single-sign-on`. */
const provided = ['beginProviderSignIn', 'completeProviderSignIn'];

/** Calls that somebody may make and never got done: what was asked of them was hollow. */
export const neverAnswered = (tally: Tally): string[] =>
  (calls as readonly Call[])
    .filter(({ id }) => ![...closed, ...signed, ...severalSheets, ...provided].includes(id))
    .flatMap((call) =>
      [...createActors(), undefined]
        .filter((actor) => mayCall(call, actor) && tally.done(call, actor) === 0)
        .map((actor) => `${call.id} ${actor?.name ?? 'nobody'}`)
        .filter((pair) => !Object.hasOwn(excepted, pair)),
    );
