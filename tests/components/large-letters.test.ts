import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { companyAdmin } from './answers/people.ts';
import { clear, show } from './harness/show.tsx';
import { windows } from './harness/windows.ts';

beforeEach(() => {
  document.documentElement.style.fontSize = '32px';
});
afterEach(() => {
  document.documentElement.style.fontSize = '';
  clear();
});

const open = async (path: string) => {
  await show({ path, as: companyAdmin });
  await page.viewport(...windows.phone);
};

/** Texts whose lines are nearer to each other than their letters are tall. */
const crowdedTexts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.nodeValue ?? '')),
    )
    .filter((element) => element.offsetWidth > 1)
    .filter((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
    })
    .map((element) => `${element.tagName} ${element.textContent}`);

/** Innermost parts that reach beyond the window. */
const partsBeyond = (width: number): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 60)}`);

const expectRoom = () => {
  expect(crowdedTexts()).toEqual([]);
  const { clientWidth, scrollWidth } = document.documentElement;
  expect(scrollWidth > clientWidth ? partsBeyond(clientWidth) : []).toEqual([]);
};

test('a sheet on a phone with letters twice as large has lines that keep apart, and its whole number', async () => {
  await open('/sds-details/isn/501');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectRoom();
  const number = page.getByText('501', { exact: true }).first().element().parentElement;
  expect(number?.scrollWidth).toBeLessThanOrEqual(number?.clientWidth ?? 0);
});

test('results on a phone with letters twice as large have names whose lines keep apart', async () => {
  await open('/search');
  await expect.element(page.getByRole('list', { name: 'Results' }).getByText('Boiler descaler')).toBeVisible();
  expectRoom();
});
