import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAddition, getOperatorRequest, saveAdditionDraft } from '#contract/calls/operator/requests.ts';
import { addition, awaitedAddition as awaited, recognisedAddition } from './answers/operator.ts';
import { operator } from './answers/people.ts';
import { answer, asked, note } from './harness/answers.ts';
import { clear, show } from './harness/show.tsx';
import { serverAnswers } from './harness/visit.tsx';

const sees = (words: string | RegExp, timeout = 20_000) =>
  expect.element(page.getByText(words).first(), { timeout }).toBeVisible();
const field = (name: string) => page.getByLabelText(name, { exact: true });
const showRead = page.getByRole('button', { name: 'Show what was read' });
const { product_name, manufacturer } = recognisedAddition.draft.sheet;

const empty = {
  ...{ product_name: '', alternative_name: '', manufacturer: '', product_ids: [], language: '' as const },
  ...{ format: 'other' as const, hazardous: 'unknown' as const, signal_word: '' as const, pictograms: [] },
  ...{ hazard_codes: [], cas_numbers: [], ingredients: [], un_numbers: [], sheet_date: '' },
};
/** As it is before anything is read. */
const awaitedAddition = { ...awaited, draft: { ...awaited.draft, sheet: empty }, candidates: [] };
const pending = answer(getOperatorRequest, { ...addition, readiness: 'being-read' });
const visit = {
  path: '/operator/requests/20401',
  as: operator,
  answers: [pending, answer(getAddition, awaitedAddition)],
};
const recognise = (work = recognisedAddition) => {
  serverAnswers(answer(getOperatorRequest, { ...addition, readiness: 'look' }), answer(getAddition, work));
  // The tab comes into sight again: it is looked at once.
  window.dispatchEvent(new Event('visibilitychange'));
};

afterEach(clear);

describe('a scan of which the words come while its request is open', () => {
  test('is looked for again and again, and fills in a form that nobody has touched [S5.8-16]', {
    timeout: 60_000,
  }, async () => {
    await show(visit);
    await sees(/What its pages show is being looked through for text/);
    await expect.element(field('Product name')).toHaveValue('');
    // Looked at for the first time by now.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    serverAnswers(
      answer(getOperatorRequest, { ...addition, readiness: 'look' }),
      answer(getAddition, recognisedAddition),
    );
    await sees(/Text of this sheet was recognized in a picture/, 30_000);
    await expect.element(field('Product name')).toHaveValue(product_name);
    await expect.element(field('Product name')).toBeEnabled();
    expect(document.body.innerText).not.toContain('Show what was read');
  });

  test('comes by itself where nothing of the sheet was entered, whatever was pressed or typed beside it [S5.8-16]', {
    timeout: 40_000,
  }, async () => {
    const { handler } = note(saveAdditionDraft, { version: 1 });
    await show({ ...visit, answers: [...visit.answers, handler] });
    await sees(/What its pages show is being looked through for text/);
    // Whoever presses Enter at once confirms nothing.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(document.activeElement?.textContent).not.toMatch(/Add to collection/);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await sees('Saved');
    await page.getByLabelText('Note for the member').fill('Thank you.');
    recognise({
      ...awaitedAddition,
      reading: recognisedAddition.reading,
      read: recognisedAddition.draft.sheet,
      version: 1,
    });
    await sees(/Text of this sheet was recognized in a picture/);
    await expect.element(field('Product name')).toHaveValue(product_name);
    await expect.element(field('Manufacturer')).toHaveValue(manufacturer);
    await expect.element(page.getByLabelText('Note for the member')).toHaveValue('Thank you.');
    expect(document.body.innerText).not.toContain('Show what was read');
  });

  test('waits beside what somebody has typed, and then goes into what is empty [S5.8-17]', {
    timeout: 40_000,
  }, async () => {
    const { handler, sent } = note(saveAdditionDraft, { version: 1 });
    await show({ ...visit, answers: [...visit.answers, handler] });
    await field('Product name').fill('Typed by hand');
    recognise();
    await sees('The pages have been looked through for text. What you have entered stays.');
    await expect.element(field('Product name')).toHaveValue('Typed by hand');
    await expect.element(field('Manufacturer')).toHaveValue('');
    // What is typed until it is asked for stays too.
    await userEvent.type(field('Product name'), ', all of it');
    await showRead.click();
    await sees(/Text of this sheet was recognized in a picture/);
    await expect.element(field('Manufacturer')).toHaveValue(manufacturer);
    await expect.element(field('Product name')).toHaveValue('Typed by hand, all of it');
    await expect.element(showRead).not.toBeInTheDocument();
    await expect
      .poll(() => sent.bodies.at(-1), { timeout: 10_000 })
      .toMatchObject({ draft: { sheet: { product_name: 'Typed by hand, all of it', manufacturer } } });
  });

  test('goes into what is empty of a draft that was saved on another day', async () => {
    const draft = { ...awaitedAddition.draft, sheet: { ...empty, product_name: 'Of another day' } };
    const saved = { draft, version: 3, saved_by: 'Priya Raman' };
    await show({ ...visit, answers: [pending, answer(getAddition, { ...awaitedAddition, ...saved })] });
    await expect.element(field('Product name')).toHaveValue('Of another day');
    recognise({ ...recognisedAddition, ...saved, read: recognisedAddition.draft.sheet });
    await showRead.click();
    await expect.element(field('Manufacturer')).toHaveValue(manufacturer);
    await expect.element(field('Product name')).toHaveValue('Of another day');
  });

  test('that came while nobody had it open waits beside what was saved before', async () => {
    const draft = { ...awaitedAddition.draft, sheet: { ...empty, product_name: 'Of another day' } };
    const since = { read: recognisedAddition.draft.sheet, is_read_since: true as const };
    const work = { ...recognisedAddition, draft, version: 3, saved_by: 'Priya Raman', ...since };
    await show({ ...visit, answers: [answer(getOperatorRequest, addition), answer(getAddition, work)] });
    await expect.element(showRead).toBeVisible();
    // An empty field says of no page that its value was found there.
    expect(document.body.innerText).not.toMatch(/Found on page|Not found in the PDF/);
    await showRead.click();
    await sees(/Found on page/);
    await sees(/Text of this sheet was recognized in a picture/);
    await expect.element(field('Manufacturer')).toHaveValue(manufacturer);
    await expect.element(field('Product name')).toHaveValue('Of another day');
  });

  test('is asked for no more once it has come', { timeout: 40_000 }, async () => {
    await show(visit);
    await sees(/This PDF has next to no text/);
    recognise();
    await sees(/Text of this sheet was recognized in a picture/);
    asked.clear();
    window.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect([...asked.keys()].filter((one) => one.endsWith('/addition'))).toEqual([]);
  });
});
