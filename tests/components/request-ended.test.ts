import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPresence } from '#contract/calls/operator/queue.ts';
import { confirmAddition, getOperatorRequest } from '#contract/calls/operator/requests.ts';
import { addition } from './answers/operator.ts';
import { operator } from './answers/people.ts';
import { answer, keepWaiting } from './harness/answers.ts';
import { clear, show } from './harness/show.tsx';
import { serverAnswers } from './harness/visit.tsx';

const at = '2026-05-05T13:00:00Z';
const endedBy = (by: string) => [
  answer(showPresence, { mark: 'another', others: [] }),
  answer(getOperatorRequest, {
    ...addition,
    status: 'completed',
    history: [{ at, by, change: 'status', status: 'completed', note: '' }],
  }),
];
const visit = { path: '/operator/requests/20401', as: operator };
const sees = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible();
const text = () => document.body.innerText;
const name = page.getByLabelText('Product name', { exact: true });

afterEach(clear);

describe('an addition that ends while it is open', () => {
  test('by one’s own hand is not told as ended by somebody else, however early the screen hears of it', {
    timeout: 40_000,
  }, async () => {
    await show({ ...visit, answers: [keepWaiting(confirmAddition)] });
    await page.getByRole('button', { name: 'Add and replace' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Add and replace' }).click();
    serverAnswers(...endedBy('Sam Lake'));
    await sees(/By Sam Lake/);
    expect(text()).not.toContain('ended in the meantime');
    await expect.element(name).toBeEnabled();
  });

  test('by a colleague is told, and nothing of what was entered where nothing was', async () => {
    await show(visit);
    await expect.element(name).toBeVisible();
    serverAnswers(...endedBy('Priya Raman'));
    await sees(/This request was ended in the meantime/);
    expect(text()).not.toContain('What you entered was not used.');
  });

  test('by a colleague is told with what became of one’s own entries', async () => {
    await show(visit);
    await name.fill('Of my own');
    serverAnswers(...endedBy('Priya Raman'));
    await sees(/What you entered was not used\./);
  });
});
