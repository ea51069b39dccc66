import { accept } from './members.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

test('the desk and an administrator name where documents are mailed; what is no domain is said at its line', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'operator@vigie.example' });
  const name = `Ferry ${crypto.randomUUID().slice(0, 8)}`;
  const created = await call(page.request, 'POST', '/operator/organisations', {
    name_en: name,
    name_fr: `${name} FR`,
    location_label_en: 'Location',
    location_label_fr: 'Emplacement',
    ingredients: true,
    custom_fields: [],
    products: ['canmanage'],
    allowed_addresses: [],
    account_manager_email: '',
    locations: [{ key: 'quay', parent: '', id: null, name_en: 'Quay', name_fr: 'Quai' }],
  });
  const { id } = await created.json();
  const email = `${crypto.randomUUID()}@vigie.example`;
  const invitation = { email, organisation: id, role: 'company-admin', language: 'en', is_subscribed: true };
  const invited = await call(page.request, 'POST', '/operator/users', invitation);
  await accept(page.request, { id: String((await invited.json()).id), email });

  await enter(page.request, { name: 'operator@vigie.example' });
  await openAt(page, `/operator/organisations/${id}`, 'en');
  const domains = page.getByRole('group', { name: 'Documents are mailed to' });
  await domains.getByRole('button', { name: 'Add a domain' }).click();
  const first = domains.getByRole('textbox', { name: 'Domain 1' });
  await expect(first).toBeFocused();
  await first.fill('paul@ferry.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(first).toHaveAccessibleDescription(/Enter a domain such as example\.org/);
  await first.fill('Ferry.Example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'The organization was updated.')).toBeVisible();

  await enter(page.request, { name: email });
  await openAt(page, '/manage-users', 'en');
  await page.getByRole('navigation').getByRole('link', { name: 'Where documents are mailed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where documents are mailed' })).toBeFocused();
  const field = page.getByRole('textbox', { name: 'Domains, one a line' });
  await expect(field).toHaveValue('ferry.example');
  await expectAccessible(page);
  await field.fill('quay\nferry.example\nferry quay');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field).toHaveAccessibleDescription(/\. quay, ferry: Enter a domain such as example\.org[^:]*$/);
  await field.fill('ferry.example\n*.Hôpital.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Saved.')).toBeVisible();
  await expect(field).toHaveValue('ferry.example\n*.xn--hpital-ixa.example');

  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, '/mail-domains', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Envoi des documents' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Domaines, un par ligne' })).toHaveValue(/^ferry\.example/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
