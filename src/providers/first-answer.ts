import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { firstAnswersId } from '#contract/first-answers.ts';

/** The answer to a call that came with the page; undefined where the page carries none. True of the moment at which the page was asked for. */
export const readFirstAnswer = <C extends Call>({ id }: C): z.output<C['answer']> | undefined =>
  JSON.parse(document.getElementById(firstAnswersId)?.textContent || '{}')[id];
