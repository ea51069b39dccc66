import type { Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { readMailFolder } from '../support/mails.ts';
import { makePdf } from '../support/pdfs.ts';
import { drop, fileOf } from './files.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

const openPage = async (page: Page, name: string, language: Language = 'en') => {
  await enter(page.request, { name });
  await openAt(page, '/contact-us', language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const mailAbout = async (subject: string) =>
  (await readMailFolder(process.env.OUTBOX_DIR ?? '')).find((mail) => mail.subject.includes(subject));

test('a message reaches support with its PDF, and says how to answer it [S1.2-16 S1.8-09 S2.1-10 S2.2-08 S2.2.11-01…03 S2.5-16…18 S2.7-22 S2.8-11 S2.8-16 S2.9-25]', async ({
  page,
}) => {
  test.slow();
  await openPage(page, 'collection@mapleridge.example');
  const { first_name, last_name, email } = await (await call(page.request, 'GET', '/userinfo')).json();
  await expect(field(page, 'First name (optional)')).toHaveValue(first_name);
  await expect(field(page, 'Last name (optional)')).toHaveValue(last_name);
  await expect(field(page, 'Email')).toHaveValue(email);

  await page.getByRole('button', { name: 'Send' }).click();
  await expect(field(page, 'Subject')).toBeFocused();
  await expect(field(page, 'Subject')).toHaveAccessibleDescription('Subject is required');
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is required');
  const zone = page.getByText('Drop a PDF file here');
  await drop(page, zone, [{ ...fileOf('large.pdf'), size: 25_000_001 }]);
  await expect(toastOf(page, 'large.pdf is larger than 25 MB.')).toBeVisible();
  await page.getByLabel('Browse files').setInputFiles(fileOf('notes.docx'));
  await expect(page.getByLabel('Browse files')).toHaveAccessibleDescription(/notes\.docx is not a PDF file\.$/);
  await expectAccessible(page);

  const subject = `Where is the sheet ${crypto.randomUUID()}`;
  await expect(field(page, 'Subject')).not.toHaveAccessibleDescription(/characters/);
  await field(page, 'Subject').fill('x'.repeat(190));
  await expect(field(page, 'Subject')).toHaveAccessibleDescription(/^190 of 200 characters/);
  await field(page, 'Subject').fill('x'.repeat(201));
  await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Subject')).toHaveAccessibleDescription('201 of 200 characters');
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('It was here\nyesterday.');
  await drop(page, zone, [fileOf('broken.pdf', '%PDF-1.4 and no more')]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Choose another')).toBeFocused();
  await expect(page.getByLabel('Choose another')).toHaveAccessibleDescription(/broken\.pdf is damaged/);
  await expect(field(page, 'Subject')).toHaveValue(subject);
  await page.getByLabel('Choose another').setInputFiles(fileOf('question.pdf', await makePdf(subject)));
  await expect(page.getByLabel('Choose another')).toHaveAccessibleDescription('One PDF file, 25 MB at most.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/contact-us-success');
  await expect(toastOf(page, 'Your message has been successfully sent.')).toBeVisible();
  await expect(page.getByText(`answers to ${email}`)).toBeVisible();
  await expect(page.getByText(/^Reference number: R-\d+$/)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await mailAbout(subject))?.to, { timeout: 15_000 }).toBe('support@vigie.example');
  expect((await mailAbout(subject))?.headers['reply-to']).toContain(email);
});

test('a shared account fills in nothing, on a phone in French, and hears what the server refuses [S2.2.11-02 S2.5-19 S2.8-06 S2.8-12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, 'mapleridge', 'fr');
  await expect(field(page, 'Prénom (facultatif)')).toHaveValue('');
  await expect(field(page, 'Courriel')).toHaveValue('');
  await field(page, 'Prénom (facultatif)').fill('Zoé');
  await field(page, 'Courriel').fill('zoe@atelier.example');
  await field(page, 'Objet').fill('Une question');
  await field(page, 'Message').fill('Bonjour');
  const refuse = (status: number, error: object) =>
    page.route('**/api/contact-us', (route) => route.fulfill({ status, json: { errors: [error] } }), { times: 1 });
  await refuse(422, { code: 'request.required', title: '', source: { pointer: '/data/fname' } });
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(field(page, 'Prénom (facultatif)')).toBeFocused();
  await expect(field(page, 'Prénom (facultatif)')).toHaveAccessibleDescription(
    'Le champ «\u00a0Prénom\u00a0» est obligatoire',
  );
  await refuse(429, { code: 'throttled', title: '', meta: { params: { minutes: 15 } } });
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    toastOf(page, 'Veuillez patienter avant de réessayer. Vous pourrez réessayer dans 15\u00a0min.'),
  ).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('Bonjour');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.waitForURL('**/contact-us-success');
  await expect(toastOf(page, 'Votre message a été envoyé.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('leaving in mid-form asks first, and a message that was sent is left without a word', async ({ page }) => {
  await openPage(page, 'collection@mapleridge.example');
  await field(page, 'Subject').fill('Half a message');
  await page.getByRole('link', { name: 'Message centre' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Subject')).toHaveValue('Half a message');
  await field(page, 'Message').fill('And the rest.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL('**/contact-us-success');
});
