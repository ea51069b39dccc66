import { getUserInfo } from '#contract/calls/get-user-info.ts';
import { answerTimeout } from '#contract/kept-sheets.ts';
import { sendCall } from '../call-api.ts';
import { CallError, unreachable } from '../call-error.ts';

/** Something between us and the server that says the server is not there. */
const gateways: readonly number[] = [502, 503, 504];

/** Whether a call failed for want of a server; a refusal is an answer too. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof CallError && (error.status === unreachable || gateways.includes(error.status));

/** Done when the server has taken longer than people are left waiting. */
export const late = (): Promise<'late'> => new Promise((resolve) => setTimeout(() => resolve('late'), answerTimeout));

/** Asks the server for an answer, and tells whether none comes. */
export const isServerAway = async (): Promise<boolean> => {
  const asked = sendCall(getUserInfo, {}).then(() => 'answered', readFailure);
  return (await Promise.race([asked, late()])) !== 'answered';
};

const readFailure = (error: unknown) => (isUnreachable(error) ? 'unreachable' : 'answered');
