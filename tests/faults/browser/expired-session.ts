import { expect } from '@playwright/test';
import { people } from '#tests/support/test-server.ts';
import type { Place } from '../place.ts';
import { expectSoon, field, openAs, press, type Scene, signInThroughForm } from './scene.ts';

const endSessions = (place: Place) => place.inStore((store) => store.deleteFrom('sessions').execute());

/** Messages to support of that subject. */
const messages = (place: Place, subject: string) =>
  place.inStore((store) =>
    store
      .selectFrom('requests')
      .select('id')
      .where('type', '=', 'contact')
      .where('info', 'like', `%${subject}%`)
      .execute(),
  );

/** A session that ends while somebody fills in a form. */
export const expiredSession = {
  'expired session: a message is not sent, its writer is told, signs in, finds it as it was, and sends it': async ({
    page,
    place,
  }) => {
    await openAs(page, people.collectionAdmin, '/contact-us');
    const subject = 'Written when the session ended';
    await field(page, 'Subject').fill(subject);
    await field(page, 'Message').fill('Where is the sheet?');
    await endSessions(place);
    await press(page, 'Send');
    await page.waitForURL('**/login?error=401*');
    await expectSoon(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
    expect(await messages(place, subject)).toEqual([]);
    await signInThroughForm(page, people.collectionAdmin);
    await page.waitForURL('**/contact-us');
    await expectSoon(field(page, 'Subject')).toHaveValue(subject);
    await expectSoon(field(page, 'Message')).toHaveValue('Where is the sheet?');
    await press(page, 'Send');
    await page.waitForURL('**/contact-us-success');
    expect(await messages(place, subject)).toHaveLength(1);
  },

  'expired session: a change of a sheet is not saved, its writer is told, finds it as it was, and saves it': async ({
    page,
    place,
  }) => {
    await openAs(page, people.operator, '/operator/sheets');
    const [{ id }] = await (await page.request.get('/api/operator/sheets?organisation=10002&_start=5&_end=6')).json();
    await page.goto(`/operator/sheets/${id}`);
    await field(page, 'Other name').fill('Saved in the end');
    await endSessions(place);
    await press(page, 'Save');
    await page.waitForURL('**/login?error=401*');
    await expectSoon(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
    await signInThroughForm(page, people.operator);
    await page.waitForURL(`**/operator/sheets/${id}`);
    await expectSoon(field(page, 'Other name')).toHaveValue('Saved in the end');
    await press(page, 'Save');
    await expectSoon(page.getByText('The sheet was updated.')).toBeVisible();
    const saved = await (await page.request.get(`/api/operator/sheets/${id}`)).json();
    expect(saved).toMatchObject({ alternative_name: 'Saved in the end' });
  },
} satisfies Readonly<Record<string, Scene>>;
