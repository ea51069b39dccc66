import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { urlOf } from '#contract/call-url.ts';
import { type FirstAnswers, firstAnswersId } from '#contract/first-answers.ts';
import { getLanguage } from '../i18n/language.ts';

/** Milliseconds from the navigation after which answers that came with the page are old. */
const maxAge = 20_000;

let carried: FirstAnswers | undefined;
const taken = new Set<string>();

const nothing: FirstAnswers = { language: 'en', answers: {} };

/** Read once: what a page came with does not change. */
const read = (): FirstAnswers => {
  carried ??= JSON.parse(document.getElementById(firstAnswersId)?.textContent || 'null') ?? nothing;
  return carried ?? nothing;
};

/**
 * The answer to a call, by path and query, that came with the page; undefined where the page carries none, or it was for another person or
 * in another language. Each counts once: asked again, the server is asked.
 */
export const takeFirstAnswer = (url: string, identity: string | undefined): unknown => {
  const { language, identity: meant, answers } = read();
  const isRight = language === getLanguage() && meant === identity && performance.now() < maxAge;
  if (!isRight || taken.has(url)) return undefined;
  taken.add(url);
  return answers[url];
};

/** The same for a call without parameters that says itself for whom the page is. */
export const readFirstAnswer = <C extends Call>(call: C): z.output<C['answer']> | undefined =>
  performance.now() < maxAge ? (read().answers[urlOf(call)] as z.output<C['answer']> | undefined) : undefined;
