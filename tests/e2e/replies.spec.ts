import { button, listOf, openAs, putRequests, row, workOf } from './desk.ts';
import { enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';
import { putRequest, removeRequests, setStatus } from './requests.ts';

const admin = 'admin@mapleridge.example';

test('a member answers the desk on the request itself, and the desk finds the answer [S5.7-18 S5.7-19]', async ({
  page,
  browser,
}) => {
  test.slow();
  const { word, ids } = putRequests(2);
  const [id = ''] = ids;
  try {
    const desk = await openAs(browser, 'operator@vigie.example', workOf(word, id));
    await button(desk, 'Leave a note').click();
    const asking = desk.getByRole('dialog', { name: 'Leave a note' });
    await asking.getByRole('textbox').fill('Which plant?');
    await asking.getByRole('button', { name: 'Leave the note' }).click();
    await expect(asking).toBeHidden();

    await enter(page.request, { name: admin });
    await openAt(page, `/message-centre?request=${id}`, 'fr');
    const dialog = page.getByRole('dialog', { name: `Demande R-${id}` });
    await dialog.getByRole('button', { name: 'Répondre', exact: true }).click();
    const note = dialog.getByRole('textbox', { name: 'Votre note' });
    await expect(note).toBeFocused();
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await expect(note).toHaveAccessibleDescription(/obligatoire|requis/i);
    await note.fill('L’usine 2,\nbâtiment B.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Envoyer' }).dblclick();
    await expect(toastOf(page, 'Votre note est envoyée.')).toBeVisible();
    // There is nothing left to answer.
    await expect(dialog.getByRole('button', { name: 'Écrire une note', exact: true })).toBeFocused();
    await expect(dialog.getByText('L’usine 2,\nbâtiment B.')).toHaveCount(1);

    await desk.goto(listOf(word, 'ASC', { reply: 'yes' }));
    await expect(row(desk, id)).toContainText('Reply');
    await expect(desk.getByRole('row').filter({ hasText: 'R-' })).toHaveCount(1);
    await desk.goto(workOf(word, id));
    const reply = desk.getByRole('region', { name: 'Reply', exact: true });
    await expect(reply).toContainText('L’usine 2,\nbâtiment B.');
    await expectAccessible(desk);
    // An address that somebody pasted makes no page wider.
    await page.getByRole('dialog').getByRole('button', { name: 'Écrire une note', exact: true }).click();
    await note.fill(`https://sharepoint.example/${'W'.repeat(300)}`);
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await expect(reply).toContainText('WWW', { timeout: 30_000 });
    await expect(reply).toContainText('bâtiment B.');
    // The newest stands first.
    await expect(reply.getByRole('time').first()).toBeVisible();
    await expect(reply.locator('> div').first()).toContainText('WWW');
    for (const width of [1440, 360]) {
      await desk.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(desk);
    }
    await desk.context().close();
  } finally {
    removeRequests(...ids);
  }
});

test('what is half written on a phone is there again once the request is opened anew; after its end “Contact us” names it [S5.7-20 S5.7-21]', async ({
  page,
}) => {
  // Of now: it stands on the first page of the list.
  const id = putRequest({ by: admin, type: 'contact', info: { subject: 'A label', message: 'Hello', email: admin } });
  try {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page.request, { name: admin });
    await openAt(page, `/message-centre?request=${id}`, 'en');
    const dialog = page.getByRole('dialog', { name: `Request R-${id}` });
    await dialog.getByRole('button', { name: 'Write a note' }).click();
    const note = dialog.getByRole('textbox', { name: 'Your note' });
    await note.fill('Half a sen');
    await expectNoSidewaysScroll(page);
    const asked = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined);
    const ask = await asked;
    expect(ask.type()).toBe('beforeunload');
    await ask.dismiss();
    await expect(note).toHaveValue('Half a sen');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.locator(`button[id="request-${id}"]`).first().click();
    await expect(note).toHaveValue('Half a sen');

    // It ends while somebody writes: what was typed goes on as a message.
    setStatus(id, 'error');
    await dialog.getByRole('button', { name: 'Send' }).click();
    const late = dialog.getByRole('alert').filter({ hasText: 'Your note was not sent' });
    await expect(late).toContainText('Half a sen');
    await late.getByRole('link', { name: 'Contact us with it' }).click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(`Request R-${id}`);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sen');
    await page.goto(`/message-centre?request=${id}`);
    await dialog.getByRole('link', { name: 'Contact us' }).click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(`Request R-${id}`);
  } finally {
    removeRequests(id);
  }
});
