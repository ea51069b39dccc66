import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getOperatorRequest } from '#contract/calls/operator/requests.ts';
import { message } from './answers/operator.ts';
import { operator } from './answers/people.ts';
import { answer } from './harness/answers.ts';
import { clear, show } from './harness/show.tsx';

const open = (text: string) =>
  show({
    path: '/operator/requests/20404',
    as: operator,
    answers: [answer(getOperatorRequest, { ...message, info: { ...message.info, message: text } })],
  });
const ownAnswer = page.getByLabelText('Your answer', { exact: true });
const subject = page.getByRole('heading', { name: 'A label', exact: true });

afterEach(clear);

describe('a message that is opened', () => {
  test('has the focus in its answer where that is in sight', async () => {
    await open('It stays blank.');
    await expect.element(ownAnswer).toHaveFocus();
    await expect.element(subject).toBeInViewport();
  });

  test('is read from its beginning where it is long, with the focus on its number', async () => {
    await open('And then it came out blank.\n'.repeat(80));
    await expect.element(ownAnswer).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'R-20404' })).toHaveFocus();
    await expect.element(subject).toBeInViewport();
  });
});
