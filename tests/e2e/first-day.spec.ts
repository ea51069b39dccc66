import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { makePdf } from '../support/pdfs.ts';
import { fileOf } from './files.ts';
import { install } from './installation.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, test } from './portal.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('group', { name });
const password = 'a long way to Tipperary';

test('from an empty folder to the first sheet that is found: set-up, operator, organization, administrator, addition, without a look into the database', async () => {
  test.setTimeout(180_000);
  const site = await install();
  const operator = await site.newPage();
  await operator.goto(site.setupLink);
  await expect(operator.getByRole('heading', { level: 1, name: 'Set up Vigie' })).toBeVisible();
  await expect(field(operator, 'First name')).toBeFocused();
  await expect(operator.getByText('The right sheet, in the right language').filter({ visible: true })).toBeInViewport();
  // Nothing was said yet: no link leads to an address that was made up.
  await expect(operator.getByRole('link', { name: 'Privacy' })).toBeVisible();
  expect(await operator.locator('a[href*="vigie.example"]').count()).toBe(0);
  await button(operator, 'Finish and open the desk').click();
  await expect(field(operator, 'First name')).toBeFocused();
  await expectAccessible(operator);

  await field(operator, 'First name').fill('Ada');
  await field(operator, 'Last name').fill('Byron');
  await field(operator, 'Email').fill('ada@provider.example');
  await field(operator, 'New password').fill(password);
  await field(operator, 'Confirm the new password').fill(password);
  const provider = part(operator, '2. Who provides this service');
  await provider.getByRole('textbox', { name: 'Name in English' }).fill('Sheets Inc.');
  await provider.getByRole('textbox', { name: 'Name in French' }).fill('Fiches inc.');
  await field(operator, 'Support email, English').fill('help@provider.example');
  await field(operator, 'Support email, French').fill('aide@provider.example');
  await field(operator, 'Terms of use, English').fill('provider.example/terms');
  await button(operator, 'Finish and open the desk').click();
  await expect(field(operator, 'Terms of use, English')).toHaveAccessibleDescription(/whole web address/);
  await field(operator, 'Terms of use, English').fill('https://provider.example/terms');
  await button(operator, 'Send me a message').click();
  await expect(provider.getByRole('status').last()).toContainText('The mail server took the message');
  const organisation = part(operator, '3. The first organization');
  await organisation.getByRole('textbox', { name: 'Name in English' }).fill('North Hospital');
  await organisation.getByRole('textbox', { name: 'Name in French' }).fill('Hôpital du Nord');
  await field(operator, 'Locations, one a line').fill('Laboratory | Laboratoire\nPlant | Usine');
  // A fault is shown at its field, and nothing that was typed is lost.
  await field(operator, 'Administrator’s email').fill('ada@provider.example');
  await button(operator, 'Finish and open the desk').click();
  await expect(field(operator, 'Administrator’s email')).toBeFocused();
  await field(operator, 'Administrator’s email').fill('boss@north.example');
  await button(operator, 'Finish and open the desk').click();
  await expect(operator.getByText('The invitation of boss@north.example is on its way.')).toBeVisible();
  // An operator needs a second step before the operators' part opens.
  await expect(operator).toHaveURL(/\/second-factor/);
  await operator.goto('/operator/users');
  await expect(operator.getByText('Your account needs two-step sign-in.')).toBeVisible();
  await button(operator, 'Set up an app').click();
  await button(operator, 'Next').click();
  const secret = (await operator.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '');
  await field(operator, 'Code that the app shows now').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await button(operator, 'Confirm').click();
  await button(operator, 'I have kept them').click();
  await expect(operator).toHaveURL(/\/operator\/requests/);

  const late = await site.newPage();
  await late.goto(site.setupLink);
  await expect(late.getByText('Vigie is set up already. Sign in.')).toBeVisible();

  const member = await site.newPage();
  await member.goto(await site.linkTo('boss@north.example'));
  const terms = member.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' });
  await expect(terms).toHaveAttribute('href', 'https://provider.example/terms');
  await field(member, 'New password').fill(password);
  await field(member, 'Confirm the new password').fill(password);
  await button(member, 'Continue').click();
  await field(member, 'First name').fill('Grace');
  await field(member, 'Last name').fill('Hopper');
  await button(member, 'Finish and sign in').click();
  await expect(member).toHaveURL(/\/search/, { timeout: 20_000 });
  // An empty collection says what comes next.
  await member.getByRole('main').getByRole('link', { name: 'Add safety data sheets' }).click();
  await expect(member).toHaveURL(/\/sds-addition$/);
  await member
    .getByLabel('Browse files')
    .setInputFiles([fileOf('acetone.pdf', await makePdf('SAFETY DATA SHEET Acetone'))]);
  await member.getByRole('combobox', { name: 'Location, acetone.pdf' }).click();
  await member.getByRole('dialog').getByRole('checkbox', { name: 'Laboratory', exact: true }).check();
  await member.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await member
    .getByRole('region', { name: 'Submit the files' })
    .getByRole('button', { name: /^Submit/ })
    .click();
  await expect(member).toHaveURL(/sds-addition-success/);

  await operator.goto('/operator/requests');
  await operator.getByRole('cell', { name: 'acetone.pdf' }).click({ force: true });
  await field(operator, 'Product name').fill('Acetone, technical');
  await field(operator, 'Manufacturer').fill('North Solvents');
  await field(operator, 'SDS date (DD-MM-YYYY)').fill('01-06-2026');
  await operator.getByRole('combobox', { name: 'Language' }).click();
  await operator.getByRole('option', { name: 'English' }).click();
  await button(operator, 'Add to collection').click();
  // What the reader is not sure of nobody looked at.
  const question = operator.getByRole('alertdialog');
  const added = operator.getByText('The sheet was added to the collection of North Hospital.');
  await expect(question.or(added).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Add to collection' }).click();
  await expect(operator.getByText('The sheet was added to the collection of North Hospital.')).toBeVisible();

  await member.goto('/search');
  await expect(member.getByRole('link', { name: 'Acetone, technical', exact: true })).toBeVisible({ timeout: 15_000 });
  await site.end();
});

test('the page of the set-up fits both widths in both languages', async () => {
  test.setTimeout(120_000);
  const site = await install();
  const page = await site.newPage();
  for (const { language, width } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.setupLink.replace('#', `?lang=${language}#`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await site.end();
});
