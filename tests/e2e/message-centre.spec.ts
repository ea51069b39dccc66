import type { Page } from '@playwright/test';
import { accept, invite, remove } from './members.ts';
import { enter, openAt, openSearch } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, withoutFirstAnswers } from './portal.ts';
import { putRequest, removeRequests, setStatus } from './requests.ts';

const hospital = 'admin@riviere-bleue.example';
/** Sees no requests but those of its own: nobody else changes what is counted. */
const reader = 'reader@mapleridge.example';
const collectionAdmin = 'collection@mapleridge.example';

const open = async (page: Page, { name, language }: { name: string; language: 'en' | 'fr' }, query = '') => {
  await enter(page.request, { name });
  await openAt(page, `/message-centre${query}`, language);
  await expect(page.locator('[id^="request-"]').first()).toBeAttached();
};
/** Found by its tag: behind a dialog there are no rows for who looks by role. */
const rowOf = (page: Page, id: string) => page.locator('tr', { has: page.locator(`button[id="request-${id}"]`) });

const message = {
  firstName: 'Marie-Ève',
  lastName: 'Tremblay',
  email: reader,
  subject: 'Eye wash station',
  message: 'Two lines.\nThe second one.',
  additional_information: 'Building 2',
};

test('the table shows what was asked, the latest first; filters narrow it and every column named sorts it [S1.2-15 S2.1-09 S2.2-07 S2.2.10-01…03 S2.2.10-05 S2.2.10-08 S2.4-08 S2.4-11 S2.4-12 S2.7-20 S2.7-45 S2.9-22 S2.9-23]', async ({
  page,
}) => {
  await openSearch(page, { name: hospital, language: 'fr' });
  await withoutFirstAnswers(page);
  const asked = new Set<string | null>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/requests') asked.add(searchParams.get('sort'));
  });
  const list = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/requests');
  await page.goto('/message-centre');
  const query = new URL((await list).url()).searchParams;
  expect(query.get('include')?.split(',').sort()).toEqual(['detail', 'user']);
  expect(query.get('fields[requests]')).toContain('status_slug');
  await expect(page).toHaveTitle('Vigie - Centre de messages');
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(page.getByRole('columnheader')).toHaveText([
    'N° de référence',
    'Date',
    'Type de demande',
    'Objet',
    'Demandé par',
    'État',
    'Actions',
  ]);
  await expect(head('Date')).toHaveAttribute('aria-sort', 'descending');
  const dayCells = page.locator('tbody td:nth-child(2)');
  await expect(dayCells).not.toHaveCount(0);
  await expect(dayCells.filter({ hasNotText: /^\d\d-\d\d-\d{4}$/ })).toHaveCount(0);
  const days = await dayCells.allInnerTexts();
  const dates = days.map((day) => day.split('-').reverse().join('-'));
  expect(dates).toEqual(dates.toSorted().reverse());
  await expect(page.locator('tbody tr').filter({ hasText: 'Lien expiré' }).first()).toContainText('Terminée');
  await expectAccessible(page);

  for (const column of ['Type de demande', 'Demandé par', 'État', 'Date']) {
    for (const direction of ['ascending', 'descending']) {
      await head(column).getByRole('button').click();
      await expect(head(column)).toHaveAttribute('aria-sort', direction);
    }
  }
  const fields = ['detail_type', 'user.name', 'status', 'created_at'];
  await expect.poll(() => fields.filter((field) => !asked.has(field) || !asked.has(`-${field}`))).toEqual([]);

  const type = page.getByRole('combobox', { name: 'Type de demande' });
  await type.click();
  await expect(page.getByRole('option', { name: 'Tous', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { name: 'Cartable', exact: true })).toHaveCount(0);
  await page.getByRole('option', { name: 'Retrait de FDS' }).click();
  await expect
    .poll(async () => new Set(await page.locator('tbody td:nth-child(3)').allInnerTexts()))
    .toEqual(new Set(['Retrait de FDS']));
  const year = page.getByRole('combobox', { name: 'Année' });
  await year.click();
  await expect(page.getByRole('option', { name: 'Toutes', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Tous', exact: true })).toHaveCount(0);
  const years = await page.getByRole('option').allInnerTexts();
  expect(years).toEqual(['Toutes', ...years.slice(1).toSorted().reverse()]);
  await page.getByRole('option', { name: years[2] ?? '' }).click();
  await expect
    .poll(async () => new Set((await page.locator('tbody td:nth-child(2)').allInnerTexts()).map((d) => d.slice(-4))))
    .toEqual(new Set([years[2]]));
});

test('each kind of request shows what was asked in it [S2.2.10-02 S2.2.10-07 S2.2.10-10…18 S2.3-04 S2.3-08 S2.3-47 S2.3-62 S2.3-63 S5.7-04]', async ({
  page,
}) => {
  const by = collectionAdmin;
  const created = { by, createdAt: '2026-06-15T16:00:00.000Z' };
  const removal = putRequest({
    ...created,
    type: 'sdsremoval',
    info: {
      isn: 1,
      product_id: 'PS-67641',
      product_name: 'Acetone, technical grade',
      manufacturer: 'Prairie Solvents Ltd.',
      locations: [{ id: 1, en: 'Main plant › Water treatment', fr: 'Usine principale › Traitement de l’eau' }],
      additional_information: 'Replaced in September.',
    },
  });
  const addition = putRequest({
    ...created,
    type: 'sdsaddition',
    fileName: 'toluene.pdf',
    fileHash: 'a'.repeat(64),
    info: {
      locations: [{ id: 1, en: 'Main plant', fr: 'Usine principale' }],
      custom_field_1: '5200-02',
      custom_field_2: '',
      custom_field_3: 'B7',
      file_size: 1200,
    },
  });
  const contact = putRequest({ ...created, type: 'contact', status: 'error', info: message });
  const brief = putRequest({ ...created, type: 'contact', info: { ...message, additional_information: '' } });
  const document = {
    num_sds: 1204,
    sort_field: 'manufacturer',
    language: 'fr',
    email: by,
    filters: [
      { key: 'hazardousFilter', value: 'No Information' },
      { key: 'whimsFilter', value: ['GHS02', 'GHS09'] },
      { key: 'keywordFilter', value: 'ProductName_txt:"acid"', option: 'advanced' },
      { key: 'keywordFilter', value: 'cleaner', option: 'ProductName_txt' },
    ],
  };
  const binder = putRequest({
    ...created,
    type: 'eBinder',
    status: 'completed',
    fileHash: 'b'.repeat(64),
    info: document,
  });
  const making = putRequest({ ...created, type: 'index', progress: 301, info: { ...document, filters: [] } });
  const ids = [removal, addition, contact, brief, binder, making];
  try {
    await enter(page.request);
    const { customFields, subset } = await (await page.request.get('/api/userinfo')).json();
    const dialogOf = async (id: string) => {
      await openAt(page, `/message-centre?request=${id}`);
      const dialog = page.getByRole('dialog', { name: `Request R-${id}` });
      await expect(dialog.getByText('Requested on June 15, 2026 by Derek Okafor')).toBeVisible();
      return dialog;
    };
    const facts = (id: string) =>
      page
        .getByRole('dialog', { name: `Request R-${id}` })
        .locator('dl > div')
        .evaluateAll((all) => all.map((one) => [...one.children].map((part) => (part as HTMLElement).innerText)));

    const ofRemoval = await dialogOf(removal);
    await expect(ofRemoval).toContainText('SDS removal');
    await expect(ofRemoval).toContainText('Acetone, technical gradePrairie Solvents Ltd.PS-67641');
    expect(await facts(removal)).toEqual([
      ['Reference number', `R-${removal}`],
      [subset.en, 'Main plant › Water treatment'],
      ['Additional information', 'Replaced in September.'],
    ]);
    await expect(ofRemoval.getByRole('note').filter({ hasText: 'one or two business days' })).toBeVisible();
    await expect(ofRemoval.getByRole('note').filter({ hasText: 'This request is late' })).toBeVisible();
    await expect(ofRemoval.getByRole('link', { name: /^View the sheet/ })).toHaveAttribute(
      'href',
      '/sds-details/isn/1',
    );
    await expectAccessible(page);

    const ofAddition = await dialogOf(addition);
    expect(await facts(addition)).toEqual([
      ['Reference number', `R-${addition}`],
      ['File', 'toluene.pdf, 1.2\u00a0KB'],
      [subset.en, 'Main plant'],
      [customFields.ClientCustomF1_s.en, '5200-02'],
      [customFields.ClientCustomF2_s.en, '-'],
      [customFields.ClientCustomF3_s.en, 'B7'],
    ]);
    await expect(ofAddition.getByRole('link', { name: /^toluene\.pdf/ })).toHaveAttribute(
      'href',
      `/api/requests/${addition}/file`,
    );
    await expect(ofAddition.getByRole('note').filter({ hasText: 'add it to your collection' })).toBeVisible();

    const ofContact = await dialogOf(contact);
    expect(await facts(contact)).toEqual([
      ['Subject', 'Eye wash station'],
      ['Reference number', `R-${contact}`],
      ['Name', 'Marie-Ève Tremblay'],
      ['Email', reader],
      ['Message', 'Two lines.\nThe second one.'],
      ['Additional information', 'Building 2'],
    ]);
    await expect(ofContact.getByText('Could not be done', { exact: true })).toBeVisible();
    await expect(ofContact).toContainText('Your message “Eye wash station” could not be dealt with.');
    await expect(ofContact.getByRole('note')).toContainText('Write to support again');
    await expect(ofContact.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await dialogOf(brief);
    expect(await facts(brief)).toContainEqual(['Additional information', '-']);

    const ofBinder = await dialogOf(binder);
    expect(await facts(binder)).toEqual([
      [
        'Search filters',
        [
          'Keyword: cleaner (Product name)',
          'Advanced search: Product name contains “acid”',
          'Pictogram: Flame, Environment',
          'Hazard: Not identified',
        ].join('\n'),
      ],
      ['Reference number', `R-${binder}`],
      ['Number of SDSs', '1,204'],
      ['Sort order', 'Manufacturer'],
      ['Language', 'French'],
      ['Sent to', by],
    ]);
    await expect(ofBinder.getByRole('link', { name: `Download: E-binder R-${binder}` })).toHaveAttribute(
      'href',
      `/api/requests/${binder}/download`,
    );
    const history = ofBinder.getByRole('list').last();
    await expect(history.getByRole('listitem')).toHaveText(/^15-06-2026, .*Requested, Derek Okafor$/);

    const ofIndex = await dialogOf(making);
    await expect(ofIndex).toContainText('None: the whole collection');
    await expect(ofIndex.getByRole('progressbar', { name: '301 of 1,204 sheets are ready.' })).toBeVisible();
  } finally {
    removeRequests(...ids);
  }
});

test('a request that nobody made by name is by the address it left, or by a shared user [S2.2.10-06]', async ({
  page,
}) => {
  const request = { by: 'mapleridge', type: 'index' } as const;
  const ids = [{ email: 'zoe@atelier.example' }, {}].map((info) => putRequest({ ...request, info }));
  try {
    await open(page, { name: 'admin@mapleridge.example', language: 'en' }, '?page=1&perPage=10');
    for (const [at, said] of ['zoe@atelier.example', 'Shared user'].entries())
      await expect(
        rowOf(page, ids[at] ?? '')
          .getByRole('cell')
          .nth(4),
      ).toHaveText(said);
  } finally {
    removeRequests(...ids);
  }
});

test.describe('what the reader has read', () => {
  // One marks as read what the other counts.
  test.describe.configure({ mode: 'default' });

  test('additions of one day are told apart by their files, and all messages are marked as read at once', async ({
    page,
  }) => {
    const files = ['toluene.pdf', 'acetone.pdf'];
    const ids = files.map((fileName) => putRequest({ by: reader, type: 'sdsaddition', fileName, info: {} }));
    try {
      await open(page, { name: reader, language: 'en' });
      for (const [at, fileName] of files.entries()) await expect(rowOf(page, ids[at] ?? '')).toContainText(fileName);
      await page.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(page.getByText('No unread messages')).toBeVisible();
      await expect(page.locator('tbody').getByText('Unread')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Message centre' })).toBeFocused();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Message centre', exact: true })).toBeVisible();
    } finally {
      removeRequests(...ids);
    }
  });

  test('a request is unread until it is opened, everywhere at once, and as before when that could not be told [S2.2.10-04 S2.4-09 S2.4-10]', async ({
    page,
  }) => {
    // Somebody of their own: other tests make and read requests of the demo's people meanwhile.
    await enter(page.request);
    const somebody = await invite(page.request, 'read-only');
    await accept(page.request, somebody);
    const ids = [message, message].map((info) => putRequest({ by: somebody.email, type: 'contact', info }));
    const [first = '', second = ''] = ids;
    try {
      await open(page, { name: somebody.email, language: 'en' });
      const line = page.getByText(/^(\d+ unread messages?|No unread messages)$/);
      const count = Number((await line.innerText()).replace(/\D/g, ''));
      const expectUnread = async (number: number) => {
        await expect(line).toHaveText(
          number === 0 ? 'No unread messages' : `${number} unread message${number > 1 ? 's' : ''}`,
        );
        await expect(page.getByRole('banner').getByRole('button', { name: /^Message centre/ })).toHaveAccessibleName(
          number === 0 ? 'Message centre' : `Message centre, ${number} unread`,
        );
        await expect(page.getByRole('navigation').getByRole('link', { name: /^Message centre/ })).toHaveText(
          number === 0 ? 'Message centre' : new RegExp(`^Message centre${number}`),
        );
        expect(await page.evaluate(() => sessionStorage.getItem('notifications'))).toBe(String(number));
      };
      await expectUnread(count);
      expect(count).toBeGreaterThanOrEqual(2);
      const isUnread = (id: string) => rowOf(page, id).getByText('Unread');
      await expect(isUnread(first)).toBeAttached();

      const told = page.waitForResponse('**/api/update-notification-status/');
      await rowOf(page, first)
        .getByRole('button', { name: `Details of request R-${first}` })
        .focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: `Request R-${first}` });
      await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
      expect((await told).status()).toBe(200);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(rowOf(page, first).getByRole('button')).toBeFocused();
      await expect(isUnread(first)).toHaveCount(0);
      await expectUnread(count - 1);
      await page.reload();
      await expect(isUnread(second)).toBeAttached();
      await expect(isUnread(first)).toHaveCount(0);
      await expectUnread(count - 1);

      await page.route('**/api/update-notification-status/', (route) =>
        setTimeout(() => void route.fulfill({ status: 500, body: '' }), 1500),
      );
      await rowOf(page, second).getByRole('button').click();
      await expect(isUnread(second)).toHaveCount(0);
      await expect(isUnread(second)).toBeAttached();
      await page.keyboard.press('Escape');
      await expectUnread(count - 1);
    } finally {
      removeRequests(...ids);
      await enter(page.request);
      await remove(page.request, somebody);
    }
  });
});

test('a new status shows by itself, says so, and leaves focus and dialog where they are [S2.1-09 S2.2.10-05 S2.4-05]', async ({
  page,
}) => {
  // The list is fetched again every quarter of a minute.
  test.slow();
  const id = putRequest({ by: hospital, organisation: 10002, type: 'contact', info: message });
  try {
    await open(page, { name: hospital, language: 'fr' }, `?request=${id}`);
    const dialog = page.getByRole('dialog', { name: `Demande R-${id}` });
    await expect(dialog.getByText('En traitement')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    const button = rowOf(page, id).getByRole('button', { name: `Détails de la demande R-${id}` });
    await expect(button).toBeFocused();
    await expect(rowOf(page, id).getByText('Non lu')).toHaveCount(0);
    setStatus(id, 'error');
    await expect(rowOf(page, id).getByText('Non aboutie')).toBeVisible({ timeout: 20_000 });
    await expect(rowOf(page, id).getByText('Non lu')).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: `Demande R-${id}\u00a0: Non aboutie.` })).toBeAttached();
    await expect(button).toBeFocused();

    await button.click();
    await expect(dialog.getByText('Non aboutie', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Fermer' }).last()).toBeFocused();
    setStatus(id, 'completed');
    // A person who comes back to the tab need not wait.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog.getByText('Terminée', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Fermer' }).last()).toBeFocused();
    await expect(rowOf(page, id).getByText('Terminée')).toBeAttached();
    await expect(rowOf(page, id).getByText('Non lu')).toHaveCount(0);
  } finally {
    removeRequests(id);
  }
});

test('a link opens a request over the list as it was asked for, going back closes it, and a wrong one says so', async ({
  page,
}) => {
  const id = putRequest({ by: reader, type: 'contact', info: message });
  try {
    // The list is slow to come: it was read before the request was opened.
    const marked = page.waitForResponse('**/api/update-notification-status/');
    await page.route(
      '**/api/requests?*',
      async (route) => {
        const answer = await route.fetch();
        await marked;
        await route.fulfill({ response: answer }).catch(() => undefined);
      },
      { times: 1 },
    );
    await open(page, { name: reader, language: 'en' }, `?sort=status&order=ASC&page=1&perPage=25&request=${id}`);
    await expect(rowOf(page, id)).toBeAttached();
    await expect(rowOf(page, id).getByText('Unread')).toHaveCount(0);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(`Contact Request R-${id}`);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ sort: 'status', order: 'ASC' });
    expect(page.url()).not.toContain('request=');
    await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');

    await rowOf(page, id).getByRole('button').click();
    await expect(dialog).toHaveAccessibleName(`Contact Request R-${id}`);
    expect(page.url()).toContain(`request=${id}`);
    expect(page.url()).toContain('sort=status');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, id).getByRole('button')).toBeFocused();

    for (const wrong of ['999999', 'R-1']) {
      await page.goto(`/message-centre?request=${wrong}`);
      await expect(dialog.getByRole('alert')).toContainText('There is no such request');
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  } finally {
    removeRequests(id);
  }
});

test('without a network neither a filter nor a request shows anything but that it could not be loaded', async ({
  page,
  context,
}) => {
  const ids = [message, message].map((info) => putRequest({ by: reader, type: 'contact', info }));
  const [id = ''] = ids;
  try {
    await open(page, { name: reader, language: 'en' });
    await context.setOffline(true);
    await rowOf(page, id).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('The request could not be loaded');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The request could not be loaded');
    // It need not be asked for again.
    await context.setOffline(false);
    await expect(dialog).toContainText(message.subject);
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'Request type' }).click();
    await page.getByRole('option', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(rowOf(page, id)).toBeVisible();
  } finally {
    await context.setOffline(false);
    removeRequests(...ids);
  }
});

test('a list that cannot be had says why, one that cannot be refreshed stays, and an empty one says what to do [S2.2.10-09 S2.8-05]', async ({
  page,
}) => {
  await openSearch(page, { name: reader });
  await withoutFirstAnswers(page);
  const fail = (status: number) =>
    page.route('**/api/requests?*', (route) => route.fulfill({ status, contentType: 'application/json', body: '{}' }));
  await fail(500);
  await page.goto('/message-centre');
  await expect(page.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible();
  await page.unroute('**/api/requests?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await fail(500);
  const refused = page.waitForResponse('**/api/requests?*');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  expect((await refused).status()).toBe(500);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await fail(403);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your role cannot open this page' })).toBeVisible();
  await page.unroute('**/api/requests?*');

  await page.route('**/api/requests?*', (route) =>
    route.fulfill({
      json: { data: [], links: {}, meta: { total: 0, detail_types: [], years: [], unseen: 0 } },
    }),
  );
  await page.reload();
  await expect(page.getByText('No records found')).toBeVisible();
  await expect(page.getByText('What you ask for can be followed here')).toBeVisible();
  await page.goto(`/message-centre?filter=${encodeURIComponent('{"created_at":"1999"}')}`);
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('No records found')).toBeVisible();
});

test.describe('at 360 px, in French, dark', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('requests are cards, and a request fills the window', async ({ page }) => {
    await open(page, { name: hospital, language: 'fr' });
    const cards = page.getByRole('list', { name: 'Centre de messages' }).getByRole('listitem');
    await expect(cards.first()).toContainText('Type de demande');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const card = cards.filter({ hasText: 'Ajout de FDS' }).first();
    await card.getByRole('button', { name: /^Détails de la demande/ }).click();
    const dialog = page.getByRole('dialog', { name: /Demande R-\d+/ });
    await expect(dialog.getByText('Historique')).toBeVisible();
    const { width, height } = (await dialog.boundingBox()) ?? {};
    expect([width, height]).toEqual([360, 780]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(dialog).toHaveCount(0);
  });
});
