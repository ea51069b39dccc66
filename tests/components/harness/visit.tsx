import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { getUserInfo, type UserInfo } from '#contract/calls/get-user-info.ts';
import { calls } from '#contract/calls.ts';
import { type Bilingual, type Language, languages } from '#contract/languages.ts';
import type { PageName } from '#contract/page-names.ts';
import { routes } from '#src/admin/Routed.tsx';
import { App } from '#src/app/App.tsx';
import { setLanguage } from '#src/i18n/language.ts';
import { followRouter } from '#src/providers/navigation.tsx';
import { clearEverything, keepUserInfo } from '#src/providers/user-info.ts';
import { everyAnswer } from '../answers/every-answer.ts';
import { answer, asked, fail } from './answers.ts';

/** Somebody comes to an address of the app. */
export interface Visit {
  readonly path: string;
  /** Nobody when left out. */
  readonly as?: UserInfo | undefined;
  readonly language?: Language;
  /** What the server answers otherwise than usual. */
  readonly answers?: readonly RequestHandler[];
  /** Puts on the device what the visit finds there. */
  readonly onDevice?: () => Promise<void>;
}

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** Calls that nobody wrote an answer for are refused, so that the screen says so. */
const noAnswers = calls.map((call) => fail(call, 'not_found'));

/** Makes browser and server what the visit finds. */
export const prepare = async ({ as, language = 'en', answers = [], onDevice }: Visit): Promise<void> => {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
  worker.resetHandlers(...answers, ...(as ? [answer(getUserInfo, as)] : []), ...everyAnswer, ...noAnswers);
  asked.clear();
  clearEverything();
  localStorage.clear();
  // The notice of cookies would stand over every screen.
  localStorage.setItem('cookie', '1');
  setLanguage(language);
  if (as) keepUserInfo(as);
  await onDevice?.();
};

/** What the provider says of itself, which the server writes into the page. */
const names: Readonly<Record<PageName, Bilingual>> = {
  'support-email': { en: 'support@vigie.example', fr: 'soutien@vigie.example' },
  'provider-site': { en: 'https://www.vigie.example/en/', fr: 'https://www.vigie.example/fr/' },
  'terms-of-use': { en: 'https://www.vigie.example/en/terms', fr: 'https://www.vigie.example/fr/conditions' },
};

for (const [name, said] of Object.entries(names))
  for (const language of languages) {
    const meta = document.createElement('meta');
    Object.assign(meta, { name, lang: language, content: said[language] });
    document.head.append(meta);
  }

/** From now on the server answers so. */
export const serverAnswers = (...answers: readonly RequestHandler[]): void => worker.use(...answers);

/** The whole app at that address: guard, shell, texts and all. */
export const Screen = ({ path }: Pick<Visit, 'path'>) => {
  useState(() => {
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    return followRouter(router, router.state);
  });
  return <App />;
};
