import type { UserInfo } from '#contract/calls/get-user-info.ts';
import { identityOf } from '#contract/identity.ts';
import { keptDays } from '#contract/kept-sheets.ts';
import { chooseKept } from '#src/offline/kept-sheets.ts';
import { putWaiting, type WaitingAddition } from '#src/offline/waiting-additions.ts';
import { refreshUserInfo } from '#src/providers/fetch-user-info.ts';
import { keptMarkKey } from '#src/providers/kept-mark.ts';
import { startKept } from '#src/providers/kept-sheets/start-kept.ts';
import { followWaiting } from '#src/providers/waiting-additions/send-waiting.ts';
import { noteWaiting, waitingDatabase } from '#src/providers/waiting-mark.ts';

const day = 86_400_000;

export const waitingAddition: WaitingAddition = {
  submission: '5b1f0c52-7f64-4d0e-9a53-0d8f6f9e1a01',
  content: 'first',
  savedAt: Date.now() - day / 4,
  fields: {},
  files: ['acetone-2026.pdf', 'hydrogen-peroxide-35.pdf', 'javel.pdf', 'toluene.pdf'].map(
    (name) => new File(['%PDF-'], name),
  ),
  typed: {},
};

/** One that the server has refused for good, for what stands in its fields. */
export const refusedAddition: WaitingAddition = {
  ...waitingAddition,
  submission: '5b1f0c52-7f64-4d0e-9a53-0d8f6f9e1a02',
  savedAt: Date.now() - 2 * day,
  files: [new File(['%PDF-'], 'a-name-that-is-longer-than-the-screen-of-a-phone-is-wide-and-has-no-spaces.pdf')],
  refusal: {
    status: 422,
    body: { errors: [{ code: 'validation.required', title: 'Required', source: { pointer: '/data/0/subsets' } }] },
  },
};

/** Additions of this person wait on the device. */
export const leaveWaiting = async (person: UserInfo, additions: readonly WaitingAddition[]): Promise<void> => {
  const who = identityOf(person);
  for (const addition of additions) await putWaiting(waitingDatabase(who), addition);
  noteWaiting(who, { count: additions.length, until: Date.now() + keptDays * day });
  await followWaiting();
};

/** Sheets are kept for this person; none of them has come yet. */
export const beginKeeping = async (person: UserInfo): Promise<void> => {
  localStorage.setItem(
    keptMarkKey,
    JSON.stringify({ who: identityOf(person), until: Date.now() + keptDays * day, pass: '' }),
  );
  await chooseKept(person, { locations: [], pdfBytes: 0 });
  startKept();
  // As the page does that begins: without an answer it knows that it is without a network.
  await refreshUserInfo();
};
