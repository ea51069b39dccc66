import type { Locator, Page } from '@playwright/test';
import { type Language, languages } from '#contract/languages.ts';
import { secretOf } from '../support/mails.ts';
import { accept, invite, type Member, ownId, remove } from './members.ts';
import { linkMailedTo } from './outbox.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, test } from './portal.ts';

const hospital = { name: 'admin@riviere-bleue.example' };

const open = async (page: Page, path: string, { language, name }: { language?: Language; name?: string } = {}) => {
  await enter(page.request, { ...(name && { name }) });
  await openAt(page, path, language);
};
const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Members of the test alone, gone when it ends. */
const withMembers = async (page: Page, members: readonly Member[], body: () => Promise<void>) => {
  try {
    await body();
  } finally {
    await remove(page.request, ...members);
  }
};

test('the table shows who is there, how far invitations have come, and what may not be touched [S1.2-20 S2.2-10 S2.2.13-02…08 S2.4-01…03 S2.6-15 S2.6-18]', async ({
  page,
}) => {
  await open(page, '/manage-users');
  const declined = await invite(page.request);
  const { id, token } = secretOf(await linkMailedTo(declined.email));
  const waiting = await invite(page.request);
  await withMembers(page, [declined, waiting], async () => {
    expect((await call(page.request, 'POST', '/verification-link/decline', { id, token })).ok()).toBe(true);
    await page.reload();
    await expect(page).toHaveTitle('Vigie - Manage users');
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Role',
      'Email',
      'Name',
      'Phone',
      'Invitation status',
      'Actions',
    ]);
    const reader = rowOf(page, 'reader@mapleridge.example');
    await expect(reader.getByRole('cell')).toHaveText([
      '',
      'Read-only',
      'reader@mapleridge.example',
      'Marie-Ève Tremblay',
      '-',
      'Accepted',
      'Edit',
    ]);
    await expect(reader.getByRole('checkbox', { name: 'Select Marie-Ève Tremblay' })).toBeVisible();
    await expect(rowOf(page, 'collection@mapleridge.example')).toContainText('905-555-0157');
    await expect(rowOf(page, declined.email)).toContainText('Declined');
    await expect(rowOf(page, declined.email).getByRole('button', { name: /^Resend/ })).toHaveCount(0);
    await expect(rowOf(page, waiting.email)).toContainText('Pending');
    // Invited long ago: expired, or sent again by another test.
    await expect(rowOf(page, 'late@mapleridge.example').getByRole('button', { name: /^Resend/ })).toBeVisible();
    for (const untouchable of ['Sylvie Gagnon (you)', 'Shared account, no email']) {
      await expect(rowOf(page, untouchable)).toHaveCount(1);
      await expect(rowOf(page, untouchable).getByRole('checkbox')).toHaveCount(0);
      await expect(rowOf(page, untouchable).getByRole('link', { name: /^Edit/ })).toHaveCount(0);
    }
  });
});

test('react-admin’s own addresses lead to the public ones, and to nothing else', async ({ page }) => {
  await open(page, '/manage-users', hospital);
  await page.goto('/users/create');
  await page.waitForURL('**/add-user');
  await page.goto('/users?page=1');
  await page.waitForURL('**/manage-users?page=1');
  await page.goto('/users/1/history');
  await expect(page.getByRole('heading', { name: 'not found' })).toBeVisible();
});

test('the table comes by name, and sorts by each of its columns, up and down [S2.2.13-12]', async ({ page }) => {
  await open(page, '/manage-users', hospital);
  const asked = new Set<string | null>();
  page.on('request', (request) => {
    if (request.url().includes('/api/users?')) asked.add(new URL(request.url()).searchParams.get('sort'));
  });
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  for (const column of ['Role', 'Email', 'Phone', 'Invitation status', 'Name']) {
    for (const direction of ['ascending', 'descending']) {
      await head(column).getByRole('button').click();
      await expect(head(column)).toHaveAttribute('aria-sort', direction);
    }
  }
  // By name, ascending, is what the page came with.
  const fields = ['role', 'email', 'phone', 'invitation_status'];
  await expect
    .poll(() => [...asked].sort())
    .toEqual(expect.arrayContaining([...fields, ...fields.map((field) => `-${field}`), '-name']));
  await head('Email').getByRole('button').click();
  await expect(page.getByRole('row').nth(1)).toContainText('admin@riviere-bleue.example');
  await head('Email').getByRole('button').click();
  await expect(page.getByRole('row').nth(1)).toContainText('manager@vigie.example');
});

const list = {
  en: {
    resend: 'Resend the invitation to',
    resent: 'The invitation was sent again.',
    deleteSelected: 'Delete selected',
    select: 'Select',
    ask: 'Delete 2 users?',
    cancel: 'Cancel',
    delete: 'Delete',
    deleted: 'The users were deleted.',
    chosen: '2 selected',
    clear: 'Clear',
    users: 'users',
  },
  fr: {
    resend: 'Renvoyer l’invitation à',
    resent: 'L’invitation a été renvoyée.',
    deleteSelected: 'Supprimer la sélection',
    select: 'Sélectionner',
    ask: 'Supprimer 2 utilisateurs?',
    cancel: 'Annuler',
    delete: 'Supprimer',
    deleted: 'La suppression est faite.',
    chosen: '2 sélectionnés',
    clear: 'Tout désélectionner',
    users: 'utilisateurs',
  },
};

for (const language of languages) {
  const words = list[language];

  test(`an invitation is sent again, and those selected are deleted after asking, ${language} [S2.2.13-07 S2.2.13-10 S2.4-02 S2.7-54 S2.8-18]`, async ({
    page,
  }) => {
    await open(page, '/change-password', { language });
    const two = [await invite(page.request), await invite(page.request)] as const;
    await withMembers(page, two, async () => {
      await page.goto('/manage-users');
      await page.getByRole('button', { name: `${words.resend} ${two[0].email}` }).click();
      await expect(toastOf(page, words.resent)).toBeVisible();
      await linkMailedTo(two[0].email, { after: 1 });

      const deleteSelected = page.getByRole('button', { name: words.deleteSelected });
      await expect(deleteSelected).toBeDisabled();
      for (const { email } of two) await page.getByRole('checkbox', { name: `${words.select} ${email}` }).check();
      await expect(page.getByText(words.chosen)).toBeVisible();
      await page.getByRole('button', { name: words.clear }).click();
      await expect(deleteSelected).toBeDisabled();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      for (const { email } of two) await page.getByRole('checkbox', { name: `${words.select} ${email}` }).check();
      const count = await page.locator('tbody tr').count();
      await expect(page.getByText(`${count} ${words.users}`, { exact: true })).toBeVisible();
      await deleteSelected.click();
      const dialog = page.getByRole('alertdialog', { name: words.ask });
      for (const { email } of two) await expect(dialog).toContainText(email);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.cancel }).click();
      await expect(rowOf(page, two[0].email)).toBeVisible();
      await deleteSelected.click();
      await dialog.getByRole('button', { name: words.delete }).click();
      await expect(toastOf(page, words.deleted)).toBeVisible();
      for (const { email } of two) await expect(rowOf(page, email)).toHaveCount(0);
      await expect(deleteSelected).toBeDisabled();
    });
  });
}

const add = {
  en: {
    add: 'Add user',
    title: 'Vigie - Add user',
    submit: 'Create',
    email: 'Email',
    readOnly: 'Read-only',
    admin: 'Collection administrator',
    about: 'About the role Read-only',
    allows: /Searches and opens the sheets/,
    noRole: 'No role selected. Choose a role.',
    required: 'Email is required',
    noAddress: 'Value is not a valid email address',
    locationRequired: 'Choose at least one location.',
    wholeCollection: 'This role sees the whole collection.',
    hasAccess: 'This email/username already has access to the product.',
    created: 'The invitation was sent.',
    pending: 'Pending',
    updates: 'Send updates about requests by email',
    note: /email with a link to choose a password/,
  },
  fr: {
    add: 'Ajouter un utilisateur',
    title: 'Vigie - Ajouter un utilisateur',
    submit: 'Créer',
    email: 'Courriel',
    readOnly: 'Lecture seule',
    admin: 'Administration de la collection',
    about: 'À propos du rôle Lecture seule',
    allows: /Cherche et ouvre les fiches/,
    noRole: 'Aucun rôle choisi. Choisissez un rôle.',
    required: 'Le champ «\u00a0Courriel\u00a0» est obligatoire',
    noAddress: 'Saisissez une adresse courriel valide',
    locationRequired: 'Choisissez au moins un emplacement.',
    wholeCollection: 'Ce rôle voit toute la collection.',
    hasAccess: 'Cette personne a déjà accès à votre organisation.',
    created: 'L’invitation a été envoyée.',
    pending: 'En attente',
    updates: 'Envoyer par courriel les nouvelles des demandes',
    note: /courriel avec un lien pour choisir un mot de passe/,
  },
};

for (const language of languages) {
  const words = add[language];

  test(`someone is added once everything asked for is there, ${language} [S1.2-20 S2.1-11 S2.2-10 S2.2.13-11 S2.2.14-01…03 S2.2.14-05 S2.5-27…29 S2.5-31 S2.6-14 S2.7-54 S2.8-11 S2.8-18]`, async ({
    page,
  }) => {
    await open(page, '/manage-users', { language });
    await page.getByRole('link', { name: words.add }).click();
    await page.waitForURL('**/add-user');
    await expect(page).toHaveTitle(words.title);
    const submit = page.getByRole('button', { name: words.submit });
    const email = page.getByRole('textbox', { name: words.email });
    const readOnly = page.getByRole('radio', { name: words.readOnly });
    await expect(page.getByRole('checkbox', { name: words.updates })).toBeVisible();
    await expect(page.getByText(words.note)).toBeVisible();

    await submit.click();
    await expect(toastOf(page, words.noRole)).toBeVisible();
    await expect(readOnly).toBeFocused();
    await expect(email).toHaveAccessibleDescription(words.required);
    await expectAccessible(page);

    await page.getByRole('button', { name: words.about }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(words.allows);
    await readOnly.check();
    await email.fill('x@');
    await submit.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(words.noAddress);
    await expect(page.getByText(words.locationRequired)).toBeVisible();
    await email.fill('reader@mapleridge.example');
    await page.getByRole('radio', { name: words.admin }).check();
    await expect(page.getByText(words.wholeCollection)).toBeVisible();
    await submit.click();
    await expect(email).toHaveAccessibleDescription(words.hasAccess);
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('reader@mapleridge.example');

    const address = `${crypto.randomUUID()}@vigie.example`;
    await email.fill(address);
    await submit.click();
    await expect(toastOf(page, words.created)).toBeVisible();
    await page.waitForURL('**/manage-users');
    await expect(rowOf(page, address)).toContainText(words.pending);
    expect(await linkMailedTo(address)).toContain('/verify-email?');
    const [id = ''] = (await rowOf(page, address).getByRole('link').last().getAttribute('href'))?.match(/\d+$/) ?? [];
    await remove(page.request, { id, email: address });
  });
}

test('a read-only member is limited to the locations chosen [S2.2.14-04 S2.2.15-01 S2.2.15-06 S2.8-18]', async ({
  page,
}) => {
  await open(page, '/add-user');
  const address = `${crypto.randomUUID()}@vigie.example`;
  await page.getByRole('radio', { name: 'Read-only' }).check();
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('combobox', { name: 'Locations' }).click();
  const tree = page.getByRole('dialog', { name: 'Locations' });
  await tree.getByRole('checkbox', { name: 'Chlorine room' }).check();
  await expect(tree.getByRole('checkbox', { name: 'Water treatment' })).not.toBeChecked();
  await tree.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL('**/manage-users');
  await page.getByRole('link', { name: `Edit ${address}` }).click();
  await page.waitForURL('**/edit-user/*');
  await expect(page.getByRole('radio', { name: 'Read-only' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Locations' })).toHaveText('Chlorine room');
  await page.getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this user?' });
  await expect(dialog).toContainText(address);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'The user was deleted.')).toBeVisible();
  await page.waitForURL('**/manage-users');
  await expect(rowOf(page, 'reader@mapleridge.example')).toBeVisible();
  await expect(rowOf(page, address)).toHaveCount(0);
});

test('only a role that has a phone shows and keeps it [S1.2-20 S1.6-05 S2.1-11 S2.2.15-01…06 S2.4-04 S2.6-16 S2.6-17 S2.7-54 S2.8-18]', async ({
  page,
}) => {
  await open(page, '/change-password');
  const member = await invite(page.request);
  await accept(page.request, member);
  await withMembers(page, [member], async () => {
    await page.goto(`/edit-user/${member.id}`);
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveValue('514-555-0142');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Zoé');
    await expect(page.getByRole('textbox', { name: 'First name' })).not.toBeEditable();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(member.email);
    await expect(page.getByRole('checkbox', { name: 'Send updates about requests by email' })).toBeChecked();
    // Accepted and verified: there is nothing to send again.
    await expect(page.getByRole('button', { name: 'Resend verification' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Read-only' }).check();
    await expect(phone).toHaveCount(0);
    await page.getByRole('radio', { name: 'Company administrator' }).check();
    await expect(phone).toHaveValue('');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Lavoie');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toastOf(page, 'The user was updated.')).toBeVisible();
    await page.waitForURL('**/manage-users');
    await expect(rowOf(page, member.email).getByRole('cell')).toContainText([
      '',
      'Company administrator',
      member.email,
      'Zoé Lavoie',
      '-',
      'Accepted',
      'Edit',
    ]);
  });
});

test('from the list to the form and back, the row has what was saved, and a second click on Delete deletes nothing more', async ({
  page,
}) => {
  await open(page, '/manage-users');
  const [changed, gone, other] = [
    await invite(page.request, 'read-only'),
    await invite(page.request),
    await invite(page.request),
  ];
  await withMembers(page, [changed, other], async () => {
    await page.reload();
    await rowOf(page, changed.email).getByRole('link', { name: /^Edit/ }).click();
    await page.getByRole('radio', { name: 'Collection administrator' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(rowOf(page, changed.email)).toContainText('Collection administrator');

    const deletions: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'DELETE') deletions.push(response.status());
    });
    const tick = (email: string) => rowOf(page, email).getByRole('checkbox').check();
    const ask = async () => {
      await page.getByRole('button', { name: 'Delete selected' }).click();
      return page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    };
    await tick(gone.email);
    await (await ask()).dblclick();
    await expect(rowOf(page, gone.email)).toHaveCount(0);
    await expect(page.getByText('1 selected')).toHaveCount(0);
    expect(deletions).toEqual([200]);

    // A colleague was quicker: what is gone cannot be unticked, and does not stay selected.
    await tick(other.email);
    await remove(page.request, other);
    await (await ask()).click();
    await expect(toastOf(page, 'Some of what was selected is no longer there.')).toBeVisible();
    await expect(page.getByText('1 selected')).toHaveCount(0);
    await expect(rowOf(page, other.email)).toHaveCount(0);
  });
});

test('an address that only the person may change cannot be typed over', async ({ page }) => {
  await open(page, '/manage-users');
  await rowOf(page, 'manager@vigie.example').getByRole('link').last().click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue('manager@vigie.example');
  await expect(email).not.toBeEditable();
  await expect(email).toHaveAccessibleDescription('Only the person can change this.');
  await expect(page.getByRole('textbox', { name: 'Last name' })).toBeEditable();
});

test('the form of a user has nothing to complain of in the browser’s console', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, '/manage-users');
  await page.getByRole('link', { name: 'Edit Marie-Ève Tremblay' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Tremblay');
  await page.getByLabel('Last name').fill('Roy');
  expect(said).toEqual([]);
});

test('a verification is sent again from the form of someone who waits for it [S2.2.15-06 S2.4-04 S2.8-18]', async ({
  page,
}) => {
  await open(page, '/change-password');
  const member = await invite(page.request);
  await withMembers(page, [member], async () => {
    await page.goto(`/edit-user/${member.id}`);
    await page.getByRole('button', { name: 'Resend verification' }).click();
    await expect(toastOf(page, 'The verification was sent again.')).toBeVisible();
    await linkMailedTo(member.email, { after: 1 });
  });
});

const edit = {
  en: {
    lastName: 'Last name',
    save: 'Save',
    changed: 'This record was changed in the meantime, in another window or by somebody else.',
    reload: 'Load it as it is now',
    updated: 'The user was updated.',
    admin: 'Collection administrator',
    companyAdmin: 'Company administrator',
    last: 'This is the last company administrator. Appoint another one first.',
    notEditable: 'This account cannot be changed here.',
  },
  fr: {
    lastName: 'Nom de famille',
    save: 'Enregistrer',
    changed: 'Cet enregistrement a été modifié entre-temps, dans une autre fenêtre ou par quelqu’un d’autre.',
    reload: 'Charger la version actuelle',
    updated: 'L’utilisateur a été mis à jour.',
    admin: 'Administration de la collection',
    companyAdmin: 'Administration de l’entreprise',
    last: 'C’est la seule personne qui administre l’entreprise. Nommez-en d’abord une autre.',
    notEditable: 'Ce compte ne peut pas être modifié ici.',
  },
};

for (const language of languages) {
  const words = edit[language];

  test(`of two who edit the same user the later is told, and overwrites nothing, ${language} [S2.2.15-03]`, async ({
    page,
  }) => {
    await open(page, '/change-password', { language });
    const member = await invite(page.request);
    await accept(page.request, member);
    await withMembers(page, [member], async () => {
      const other = await page.context().newPage();
      const lastName = (of: Page) => of.getByRole('textbox', { name: words.lastName });
      for (const one of [page, other]) {
        await one.goto(`/edit-user/${member.id}`);
        await expect(lastName(one)).toHaveValue('Roy');
      }
      await lastName(other).fill('Premier');
      await other.getByRole('button', { name: words.save }).click();
      await other.waitForURL('**/manage-users');

      await lastName(page).fill('Second');
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByRole('alert').filter({ hasText: words.changed })).toBeVisible();
      await expect(lastName(page)).toHaveValue('Second');
      await expectAccessible(page);
      await page.getByRole('button', { name: words.reload }).click();
      await expect(lastName(page)).toHaveValue('Premier');
      await expect(page.getByRole('alert').filter({ hasText: words.changed })).toHaveCount(0);
      await lastName(page).fill('Second');
      await page.getByRole('button', { name: words.save }).click();
      await expect(toastOf(page, words.updated)).toBeVisible();
      await expect(rowOf(page, member.email)).toContainText('Zoé Second');
    });
  });

  test(`the shared account has no form, by its address either, ${language}`, async ({ page }) => {
    await open(page, '/change-password', { language });
    const { data } = await (await page.request.get('/api/users')).json();
    const shared = data.find(({ attributes }: { attributes: { name: string } }) => attributes.name === 'mapleridge');
    await page.goto(`/edit-user/${shared.id}`);
    await expect(page.getByText(words.notEditable)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test(`the last company administrator keeps the role, ${language}`, async ({ page }) => {
    await open(page, '/change-password', { language, ...hospital });
    await page.goto(`/edit-user/${await ownId(page.request)}`);
    await page.getByRole('radio', { name: words.admin }).check();
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(words.last);
    await page.goto('/manage-users');
    await expect(rowOf(page, hospital.name)).toContainText(words.companyAdmin);
  });
}

test('what cannot be sent says so in words, and nothing typed is lost [S2.8-06]', async ({ page }) => {
  await open(page, '/change-password');
  const member = await invite(page.request);
  await withMembers(page, [member], async () => {
    await page.route('**/api/users**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    const unreachable = toastOf(page, 'Vigie cannot be reached. Check your connection, then try again.');
    const closeToast = () => page.getByRole('button', { name: 'Dismiss this message' }).click();
    await page.goto('/add-user');
    await page.getByRole('radio', { name: 'Collection administrator' }).check();
    await page.getByRole('textbox', { name: 'Email' }).fill('new@vigie.example');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(unreachable).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('new@vigie.example');
    await page.goto(`/edit-user/${member.id}`);
    await page.getByRole('textbox', { name: 'Last name' }).fill('Lavoie');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(unreachable).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lavoie');
    await closeToast();
    await page.getByRole('button', { name: 'Delete user' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(unreachable).toBeVisible();
    await page.goto('/manage-users');
    await page.getByRole('checkbox', { name: `Select ${member.email}` }).check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(unreachable).toBeVisible();
    await expect(rowOf(page, member.email)).toBeVisible();
  });
});

test('an id that is no number leads back to the list, one that is nobody’s says so [S2.2-10 S2.5-32]', async ({
  page,
}) => {
  await open(page, '/edit-user/abc');
  await page.waitForURL('**/manage-users');
  await page.goto('/edit-user/999999');
  await expect(page.getByRole('heading', { name: 'This record does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.waitForURL('**/manage-users');
});

test('a read-only member cannot open any of it [S1.2.1-06 S2.6-14 S2.6-15]', async ({ page }) => {
  await open(page, '/search', { name: 'reader@mapleridge.example' });
  for (const path of ['/manage-users', '/add-user', '/edit-user/1']) {
    await page.goto(path);
    await page.waitForURL('**/not-authorize');
  }
});

for (const { language, width, colorScheme } of looks) {
  test(`list and forms hold at ${width} px, ${language}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    // The notice of cookies lies over the foot of a long list until it is accepted.
    await page.addInitScript(() => localStorage.setItem('cookie', '1'));
    await open(page, '/change-password', { language });
    const member = await invite(page.request, 'read-only');
    await withMembers(page, [member], async () => {
      for (const path of ['/manage-users', '/add-user', `/edit-user/${member.id}`]) {
        await page.goto(path);
        await expect(
          page.getByText(path === '/manage-users' ? member.email : roleName[language]).first(),
        ).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  });
}

const roleName = { en: 'Read-only', fr: 'Lecture seule' };

test('on a phone, what was ticked is deleted from the end of the list as from its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page.request);
  await openAt(page, '/manage-users', 'en');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  const button = page.getByRole('button', { name: 'Delete selected' });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(780);
  await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expectNoSidewaysScroll(page);
});
