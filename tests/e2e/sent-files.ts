import type { Page } from '@playwright/test';
import { call } from './people.ts';
import { expect } from './portal.ts';

interface SentRequest {
  readonly id: number;
  readonly file_name: string;
}

/** What the next submission is answered with. */
export const answerOf = async (page: Page, submit: () => Promise<void>) => {
  const response = page.waitForResponse('**/api/sds-addition');
  await submit();
  return (await (await response).json()).data as SentRequest[];
};
/** The details of a request as the message centre shows them. */
export const infoOf = async (page: Page, { id }: SentRequest) => {
  const answer = await call(page.request, 'GET', `/requests/${id}?include=detail`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).included[0].attributes.info;
};
