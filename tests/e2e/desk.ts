import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { enter, openAt } from './people.ts';
import { putRequest } from './requests.ts';

/** Another operator, with the password of the demo: what to sign in with, and how others call them. */
export const putOperator = (first: string): { name: string; shown: string } => {
  const store = new DatabaseSync(join(dirname(process.env.OUTBOX_DIR ?? ''), 'vigie.sqlite'));
  try {
    store.exec('PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON');
    const key = crypto.randomUUID();
    const [name, shown] = [`${key}@vigie.example`, `${first} ${key.slice(0, 4)}`];
    const { id } = store
      .prepare(
        `insert into users (name, email, first_name, last_name, phone, password_hash, shared, is_subscribed, language, verified_at, created_at, demo)
         select ?, ?, ?, '', '', password_hash, shared, is_subscribed, language, verified_at, created_at, demo
         from users where name = 'operator@vigie.example' returning id`,
      )
      .get(name, name, shown) as { id: number };
    store
      .prepare(`insert into memberships (user_id, role, invited_at, accepted_at) values (?, 'operator', '', ?)`)
      .run(id, new Date().toISOString());
    return { name, shown };
  } finally {
    store.close();
  }
};

/** Requests of the test's own, each a day younger than the one before; the word by which they are found, and their numbers. */
export const putRequests = (count: number) => {
  const word = `Q${crypto.randomUUID().slice(0, 8)}`;
  const ids = Array.from({ length: count }, (_, index) =>
    putRequest({
      by: 'admin@mapleridge.example',
      type: 'contact',
      info: { subject: `${word} ${index + 1}`, message: 'Hello', email: 'someone@mapleridge.example' },
      createdAt: `2026-03-${String(index + 10)}T15:00:00.000Z`,
    }),
  );
  return { word, ids };
};

export const listOf = (word: string, order: 'ASC' | 'DESC' = 'ASC', more: object = {}) =>
  `/operator/requests?${new URLSearchParams({
    filter: JSON.stringify({ status: 'processing', q: word, ...more }),
    sort: 'created_at',
    order,
    page: '1',
    perPage: '25',
  })}`;

/**
 * A request as opened from the list of the test's own: what follows its end is one of these. Otherwise the desk leads to the next open one of all,
 * and takes it, under the hands of another test.
 */
export const workOf = (word: string, id: string) =>
  `/operator/requests/${id}?${new URLSearchParams({ list: listOf(word).split('?')[1] ?? '' })}`;

/** An operator in a browser of their own. */
export const openAs = async (browser: Browser, name: string, path: string) => {
  const context = await browser.newContext({ ...(process.env.BASE_URL && { baseURL: process.env.BASE_URL }) });
  const page = await context.newPage();
  await open(page, path, { name });
  return page;
};

export const open = async (
  page: Page,
  path: string,
  { name = 'operator@vigie.example', language = 'en' as Language } = {},
) => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name });
  await openAt(page, path, language);
};

export const row = (page: Page, id: string) => page.getByRole('row').filter({ hasText: `R-${id}` });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, id: string) => page.getByRole('heading', { level: 1, name: `R-${id}` });
