import { expect } from '@playwright/test';
import { people } from '#tests/support/test-server.ts';
import { expectSoon, field, openAs, press, type Scene } from './scene.ts';

/** A server that is killed while somebody is at a form, and comes back. */
export const serverGone = {
  'server gone: its writer is told, nothing typed is lost, and sent again it is sent once': async ({
    page,
    place,
    relay,
  }) => {
    await openAs(page, people.companyAdmin, '/contact-us');
    const subject = 'Written while the server was away';
    await field(page, 'Subject').fill(subject);
    await field(page, 'Message').fill('Is anybody there?');
    await relay.leave();
    await place.kill();
    await press(page, 'Send');
    await expectSoon(page.getByText('Vigie cannot be reached. Check your connection, then try again.')).toBeVisible();
    await expect(field(page, 'Subject')).toHaveValue(subject);
    await expect(field(page, 'Message')).toHaveValue('Is anybody there?');
    await place.start();
    await relay.comeBack();
    await press(page, 'Send');
    await page.waitForURL('**/contact-us-success');
    const sent = await place.inStore((store) =>
      store.selectFrom('requests').select('id').where('info', 'like', `%${subject}%`).execute(),
    );
    expect(sent).toHaveLength(1);
  },

  'server gone: who searches is told, keeps the filters, and tries again': async ({ page, place, relay }) => {
    await openAs(page, people.companyAdmin, '/search');
    await expectSoon(page.getByRole('row').nth(1)).toBeVisible();
    await relay.leave();
    await place.kill();
    await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
    await expectSoon(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await place.start();
    await relay.comeBack();
    await press(page, 'Try again');
    await expectSoon(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove filter Location Laboratory' })).toBeVisible();
  },
} satisfies Readonly<Record<string, Scene>>;
