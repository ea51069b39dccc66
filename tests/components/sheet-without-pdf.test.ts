import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import { companyAdmin } from './answers/people.ts';
import { details } from './answers/sheets.ts';
import { answer } from './harness/answers.ts';
import { clear, show } from './harness/show.tsx';

afterEach(clear);

test('a sheet without a PDF says so, and offers none to be opened', async () => {
  const emergency = { ...details.emergency, state: 'none' as const, card: null, sections: [], values: [] };
  await show({
    path: '/sds-details/isn/501',
    as: companyAdmin,
    answers: [answer(getSheetDetails, { ...details, emergency })],
  });
  await expect
    .element(page.getByText('There is no PDF of this sheet. Call the supplier, or a poison centre.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: /label/i })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /PDF|View SDS/ })).not.toBeInTheDocument();
});
