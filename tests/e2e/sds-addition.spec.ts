import type { Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { hostilePdfs } from '../support/hostile-pdfs.ts';
import { makeLargePdf, makePdf } from '../support/pdfs.ts';
import { drop, fileOf } from './files.ts';
import { enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';
import { answerOf, infoOf } from './sent-files.ts';

const words = {
  en: { browse: 'Browse files', bar: 'Submit the files', location: 'Location' },
  fr: { browse: 'Parcourir', bar: 'Soumettre les fichiers', location: 'Emplacement' },
};

/** People that the other tests do not use, so that counts stay as they were. */
const openPage = async (page: Page, language: Language = 'en') => {
  await enter(page.request, { name: 'collection@mapleridge.example' });
  await openAt(page, '/sds-addition', language);
  await expect(page.getByLabel(words[language].browse)).toBeAttached();
};
const choose = (page: Page, files: ReturnType<typeof fileOf>[], language: Language = 'en') =>
  page.getByLabel(words[language].browse).setInputFiles(files);
const pdf = async (name: string, content = `${name} ${crypto.randomUUID()}`) => fileOf(name, await makePdf(content));
const bar = (page: Page, language: Language = 'en') => page.getByRole('region', { name: words[language].bar });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const picker = (page: Page, name: string, language: Language = 'en') =>
  page.getByRole('combobox', { name: `${words[language].location}, ${name}` });
const box = (page: Page, name: string) => page.getByRole('dialog').getByRole('checkbox', { name, exact: true });
const place = async (page: Page, file: string, ...locations: string[]) => {
  await picker(page, file).click();
  for (const location of locations) await box(page, location).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
};

test('files go with their locations and the organization’s own fields, and each becomes a request [S1.2-17 S2.1-07 S2.2-09 S2.2.12-01…05 S2.2.12-07 S2.2.12-08 S2.4-64 S2.4-65 S2.9-30]', async ({
  page,
}) => {
  test.slow();
  await openPage(page);
  await expect(bar(page)).toHaveCount(0);
  const first = await pdf('peroxide.pdf');
  await choose(page, [first, await pdf('toluene.pdf')]);
  const zone = page.getByText('Drop PDF files here');
  await drop(page, zone, [await pdf('hardener.pdf')], async () => {
    await expect(page.locator('[data-over]')).toBeVisible();
    await expect(zone).toBeVisible();
  });
  await expect(page.locator('[data-over]')).toHaveCount(0);
  await expect(page.getByText('3 of 20 chosen.')).toBeVisible();
  await expect(row(page, 'peroxide.pdf')).toContainText(/peroxide\.pdf\s*[\d.]+\s(Bytes|KB)/);
  await expect(bar(page)).toContainText('3 files still need a location');
  await page.getByRole('textbox', { name: 'Cost centre, toluene.pdf' }).fill('5200-02');

  await picker(page, 'peroxide.pdf').click();
  const list = page.getByRole('dialog');
  await expect(list.getByRole('textbox', { name: 'Find a location' })).toBeFocused();
  expect((await list.getByRole('group').boundingBox())?.height).toBeLessThanOrEqual(250);
  await expect(list.getByRole('checkbox', { name: 'Apply to all files' })).toHaveCount(0);
  await page.keyboard.type('chlorine');
  await expect(list.getByText('Main plant › Water treatment › Chlorine room')).toBeVisible();
  await list.getByRole('checkbox').first().check();
  await list.getByRole('textbox').fill('');
  await expect(box(page, 'Water treatment')).toBeChecked({ indeterminate: true });
  await box(page, 'All').check();
  // Found by its label: while the list is open, all else is hidden from those who look by role.
  await expect(page.getByLabel('Location, peroxide.pdf').first()).toHaveText(/^All \d+ locations$/);
  await box(page, 'All').uncheck();
  await box(page, 'Chlorine room').check();
  await box(page, 'Dosing station').check();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Done' }).click();
  await expect(picker(page, 'peroxide.pdf')).toBeFocused();
  await place(page, 'toluene.pdf', 'Paint shop');
  // Seen beside the closed list too.
  await expect(row(page, 'peroxide.pdf').getByRole('checkbox', { name: 'Apply to all files' })).toBeVisible();

  await picker(page, 'peroxide.pdf').click();
  await box(page, 'Apply to all files').check();
  await page.keyboard.press('Escape');
  await expect(picker(page, 'toluene.pdf')).toBeDisabled();
  await expect(picker(page, 'toluene.pdf')).toHaveText('Chlorine roomDosing station');
  await expect(bar(page)).not.toContainText('still need');
  await expectAccessible(page);

  const requests = await answerOf(page, () => bar(page).getByRole('button', { name: 'Submit 3 sheets' }).click());
  await page.waitForURL('**/sds-addition-success');
  for (const { id, file_name } of requests) {
    await expect(page.getByRole('listitem').filter({ hasText: file_name })).toContainText(`Request R-${id}`);
  }
  await expectAccessible(page);
  expect(await infoOf(page, requests[1]!)).toMatchObject({
    locations: ['Chlorine room', 'Dosing station'].map((name) => expect.stringContaining(name)),
    custom_field_1: '5200-02',
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Follow it in the message centre' })).toHaveAttribute(
    'href',
    '/message-centre',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');

  await page.getByRole('link', { name: 'Add more' }).click();
  await choose(page, [{ ...first, name: 'again.pdf' }]);
  await place(page, 'again.pdf', 'Paint shop');
  await bar(page).getByRole('button', { name: 'Submit 1 sheet' }).click();
  await expect(page.getByText(`already being worked on under request R-${requests[0]!.id}.`)).toBeVisible();
});

test('an organization of one location finds it chosen, and one without locations or fields of its own is asked for none [S2.2.12-03 S2.2.12-04]', async ({
  page,
}) => {
  await enter(page.request, { name: 'admin@riviere-bleue.example' });
  await openAt(page, '/sds-addition');
  await choose(page, [await pdf('soap.pdf')]);
  await expect(page.getByRole('combobox', { name: 'Site, soap.pdf' })).toHaveText('Main hospital');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Submit 1 sheet' })).toBeVisible();
  await expect(bar(page)).not.toContainText('still need');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('**/api/subsets**', (route) => route.fulfill({ json: { data: [], links: {}, meta: { total: 0 } } }));
  await page.reload();
  await choose(page, [await pdf('soap.pdf')]);
  await expect(row(page, 'soap.pdf')).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
});

test('a file that cannot be taken is turned away by name, and the others stay [S2.2.12-06 S2.5-20…22 S2.5-45 S2.8-11 S2.8-17 S2.8-18 S2.9-24]', async ({
  page,
}) => {
  await openPage(page);
  const good = await pdf('good.pdf');
  const notice = page.getByRole('listitem').filter({ hasText: 'was not added' });
  await choose(page, [
    good,
    fileOf('Inventory 2026.xlsx'),
    fileOf('empty.pdf', ''),
    fileOf('page.pdf', '<!doctype html>'),
  ]);
  await expect(notice).toHaveText([
    'Inventory 2026.xlsx was not added. The file type .xlsx is not accepted. Allowed: .pdf.',
    'empty.pdf was not added. It is empty.',
    'page.pdf was not added. It is not a PDF, whatever its name says.',
  ]);
  await expect(toastOf(page, 'The file type .xlsx is not accepted.')).toBeVisible();
  await expect(row(page, 'good.pdf')).toBeVisible();
  const large = { ...fileOf('large.pdf'), size: 25_000_001 };
  await drop(page, page.getByText('Drop PDF files here'), [large, { ...good, name: 'copy.pdf' }]);
  await expect(notice).toHaveText([
    'large.pdf was not added. It is larger than 25 MB.',
    'copy.pdf was not added. It is the same file as good.pdf.',
  ]);
  await page.getByRole('button', { name: 'Dismiss this notice' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Browse files')).toBeFocused();

  const many = Array.from({ length: 21 }, (_, index) => fileOf(`sheet ${index}.pdf`, `%PDF-1.7 ${index}`));
  const isLeft = await drop(page, page.getByRole('heading', { level: 1 }), [good]);
  expect(isLeft).toBe(false);
  await expect(page.getByText('1 of 20 chosen.')).toBeVisible();
  await choose(page, many);
  await expect(page.getByText('20 of 20 chosen.')).toBeVisible();
  await expect(notice.first()).toHaveText('sheet 19.pdf was not added. No more than 20 files are allowed.');
  await expect(toastOf(page, 'No more than 20 files are allowed.')).toBeVisible();

  await row(page, 'sheet 18.pdf').getByRole('button', { name: 'Take sheet 18.pdf off the list' }).click();
  await expect(toastOf(page, 'File removed.')).toBeVisible();
  await expect(row(page, 'sheet 17.pdf').getByRole('button')).toBeFocused();
});

test('what is missing or refused is said at its row, for the keyboard too [S2.5-23 S2.5-25 S2.8-10]', async ({
  page,
}) => {
  await openPage(page);
  await choose(page, [await pdf('sound.pdf'), fileOf('broken.pdf', '%PDF-1.4 and no more'), await pdf('other.pdf')]);
  await place(page, 'sound.pdf', 'Paint shop');
  const submit = bar(page).getByRole('button', { name: /^Submit/ });
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('alert')).toHaveText('Nothing was sent: 2 sheets need a location.');
  await expect(picker(page, 'broken.pdf')).toBeFocused();
  await expect(picker(page, 'broken.pdf')).toHaveAccessibleDescription('Choose at least one location.');
  await expect(row(page, 'sound.pdf')).not.toContainText('Choose at least one location.');
  await expectAccessible(page);

  for (const name of ['broken.pdf', 'other.pdf']) {
    await picker(page, name).press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(picker(page, name)).not.toHaveText('Choose locations');
  }
  await submit.press('Enter');
  const takeOff = page.getByRole('button', { name: 'Take broken.pdf off the list' });
  await expect(takeOff).toBeFocused();
  await expect(takeOff).toHaveAccessibleDescription(/^broken\.pdf is damaged or incomplete\./);
  await expect(bar(page).getByRole('alert')).toHaveText('Nothing was sent yet: look at 1 file.');
  await expect(row(page, 'sound.pdf')).toContainText('Paint shop');
  await bar(page).getByRole('button', { name: 'Remove the refused file' }).press('Enter');
  await expect(row(page, 'broken.pdf')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take sound.pdf off the list' })).toBeFocused();
  await expect(bar(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await submit.press('Enter');
  await page.waitForURL('**/sds-addition-success');
});

test('a double click and Enter held down send once, and meet no button that takes it back', async ({ page }) => {
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/sds-addition')) sent.push(sent.length);
  });
  const submit = bar(page).getByRole('button', { name: 'Submit 1 sheet' });
  const presses = [
    () => submit.dblclick(),
    async () => {
      await submit.focus();
      for (const _repeat of [1, 2, 3]) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ];
  for (const [at, press] of presses.entries()) {
    await openPage(page);
    await choose(page, [await pdf('once.pdf')]);
    await place(page, 'once.pdf', 'Paint shop');
    await press();
    await page.waitForURL('**/sds-addition-success');
    await expect(page.getByText(/R-\d+/).first()).toBeVisible();
    expect(sent).toHaveLength(at + 1);
  }
});

test('sending shows how far it is, can be cancelled with nothing lost, and leaving asks first', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) sessionStorage.marks = `${sessionStorage.marks ?? ''}${body.get('submission')} `;
      send.call(this, body);
    };
  });
  await openPage(page);
  await choose(page, [
    fileOf('scan.pdf', await makeLargePdf(crypto.randomUUID(), 3_000_000)),
    fileOf('second.pdf', await makeLargePdf(crypto.randomUUID(), 3_000_000)),
  ]);
  await place(page, 'scan.pdf', 'Paint shop');
  await place(page, 'second.pdf', 'Paint shop');
  const network = await page.context().newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await throttle(600_000);
  const submit = bar(page).getByRole('button', { name: 'Submit 2 sheets' });
  await submit.click();
  const total = bar(page).getByRole('progressbar', { name: 'Sending files' });
  await expect(bar(page)).toContainText(/\d\s[KM]B of 5\.7\sMB/);
  await expect(row(page, 'scan.pdf').getByRole('progressbar', { name: 'scan.pdf' })).toBeVisible();
  await expect.poll(async () => Number(await total.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Take scan.pdf off the list' })).toBeDisabled();
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(total).toBeVisible();
  await bar(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(bar(page).getByRole('alert')).toHaveText('Sending was cancelled. What you chose is kept.');
  await expect(submit).toBeFocused();
  await expect(row(page, 'scan.pdf')).toContainText('Paint shop');

  await page.getByRole('link', { name: 'Contact us' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await expect(question).toContainText('2 files were chosen and have not been sent.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/sds-addition$/);
  page.once('dialog', (dialog) => void dialog.dismiss());
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  expect((await asked).type()).toBe('beforeunload');

  await throttle(-1);
  await submit.click();
  await page.waitForURL('**/sds-addition-success');
  const marks = String(await page.evaluate(() => sessionStorage.marks))
    .trim()
    .split(' ');
  expect(marks).toEqual([marks[0], marks[0]]);
});

test('holds on a phone in French, and says so when the session ended before the files were sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, 'fr');
  await choose(page, [await pdf('Fiche du fournisseur Solvants des Prairies révision 7.pdf')], 'fr');
  await expect(page.getByText('Centre de coûts', { exact: true }).last()).toBeVisible();
  await picker(page, 'Fiche du fournisseur Solvants des Prairies révision 7.pdf', 'fr').click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await box(page, 'Tous').check();
  await page.getByRole('button', { name: 'Terminé' }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.context().clearCookies();
  await bar(page, 'fr').getByRole('button', { name: 'Soumettre 1 fiche' }).click();
  await page.waitForURL('**/login?**');
  await expect(toastOf(page, 'les fichiers n’ont pas été envoyés')).toBeVisible();
});

test('says what was taken out of a file when it is sent, and in the message centre, on a phone in French', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, 'fr');
  await choose(page, [fileOf('joint.pdf', hostilePdfs['an attachment'][0])], 'fr');
  await picker(page, 'joint.pdf', 'fr').click();
  await box(page, 'Tous').check();
  await page.getByRole('button', { name: 'Terminé' }).click();
  await bar(page, 'fr').getByRole('button', { name: 'Soumettre 1 fiche' }).click();
  await page.waitForURL('**/sds-addition-success');
  const note = 'Retiré de ce fichier avant sa conservation\u00a0: fichiers joints.';
  await expect(page.getByText(note)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const id = Number(/R-(\d+)/.exec(await page.getByText(/Demande R-\d+/).innerText())?.[1]);
  await page.goto(`/message-centre?request=${id}`);
  await expect(page.getByRole('dialog').getByText(note)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
