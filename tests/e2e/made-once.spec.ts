import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { apiBase, type Call, submissionHeader, xhrMarker } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { joinPdfs, makePdf, shortSheet } from '../support/pdfs.ts';
import { fileOf } from './files.ts';
import { invite } from './members.ts';
import { call, enter, openAt, openSearch } from './people.ts';
import { expect, test } from './portal.ts';
import { removalRow, sheetsFound } from './removable.ts';
import { putRequest } from './requests.ts';
import { openSheet } from './sheets.ts';

/** Brings a form to where nothing is left but to send it, and returns the button that does. */
type Form = (page: Page) => Promise<Locator>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const newAddress = () => `${crypto.randomUUID()}@vigie.example`;

/** Opens a page as somebody who puts away what would come in between. */
const openAs = async (page: Page, name: string, path: string) => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await page.route('**/api/get-popup-notification', (route) => route.fulfill({ json: null }));
  await enter(page.request, { name });
  await openAt(page, path);
};
const search = async (page: Page, words: string) => {
  await page.route('**/api/get-popup-notification', (route) => route.fulfill({ json: null }));
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Search the collection' }).fill(words);
  await page.keyboard.press('Enter');
  await expect(button(page, `Remove filter Keyword ${words}`)).toBeVisible();
};
const asMember = (page: Page, path: string) => openAs(page, 'admin@mapleridge.example', path);
const asStaff = (page: Page, path: string) => openAs(page, 'operator@vigie.example', path);

/** Of few sheets: those of a search. */
const document =
  (path: string): Form =>
  async (page) => {
    await search(page, 'lithium');
    await page.goto(path);
    await expect(page.getByRole('listitem').filter({ hasText: 'Keyword: lithium' })).toBeVisible();
    return page.getByRole('main').locator('button[type=submit]');
  };
const question = () =>
  putRequest({
    by: 'collection@mapleridge.example',
    type: 'contact',
    status: 'processing',
    info: { firstName: 'Zoé', lastName: 'Roy', email: 'zoe@vigie.example', subject: 'Where', message: 'Which sheet' },
  });

/** A request for a file of two sheets. */
const additionOfTwo = async (requests: APIRequestContext): Promise<number> => {
  await enter(requests, { name: 'collection@mapleridge.example' });
  const [place]: { id: string }[] = (await (await call(requests, 'GET', '/subsets')).json()).data;
  const sheets = ['Wax', 'Clay'].map((name) => makePdf(shortSheet(`${name} ${crypto.randomUUID()}`)));
  const answer = await requests.post(`${apiBase}/sds-addition`, {
    headers: { [xhrMarker.name]: xhrMarker.value },
    multipart: {
      'files[]': { name: 'two.pdf', mimeType: 'application/pdf', buffer: await joinPdfs(await Promise.all(sheets)) },
      'locations[]': place?.id ?? '',
    },
  });
  return (await answer.json()).data[0].id;
};

/** The page of an administrator with a new address; what it is called there. */
const withWebhook = async (page: Page): Promise<string> => {
  await enter(page.request);
  const name = `hooks.example.com/${crypto.randomUUID()}`;
  const settings = { url: `https://${name}`, description: '', events: ['import.ended'] };
  const { id } = await (await call(page.request, 'POST', '/webhooks', settings)).json();
  toRemove.push(`/webhooks/${id}`);
  await asMember(page, '/webhooks');
  return name;
};

/** By call that makes something: the form that sends it. */
const forms: Readonly<Record<string, Form>> = {
  saveSearch: async (page) => {
    await search(page, 'zinc');
    await button(page, 'Save search').click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(crypto.randomUUID());
    return page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
  },
  createUser: async (page) => {
    await asMember(page, '/add-user');
    await page.getByRole('radio', { name: /^Collection administrator/ }).check();
    await box(page, 'Email').fill(newAddress());
    return button(page, 'Create');
  },
  resendUserVerification: async (page) => {
    await enter(page.request);
    const { id, email } = await invite(page.request);
    toRemove.push(`/users/${id}`);
    await asMember(page, '/manage-users');
    return page.getByRole('button', { name: `Resend the invitation to ${email}` });
  },
  saveRemovalRequests: async (page) => {
    await search(page, 'phosphate');
    const found = await sheetsFound(page.request, 'phosphate');
    // With one location there is nothing to choose.
    const sheet = found.find((one) => one.subsets.length === 1 && !one.requested);
    await button(page, 'Request removal').click();
    await removalRow(page, sheet!).getByRole('checkbox').check();
    await page
      .getByRole('region', { name: 'Request removal' })
      .getByRole('button', { name: 'Request removal' })
      .click();
    const wizard = page.getByRole('dialog', { name: /^Request removal of/ });
    await wizard.getByRole('button', { name: 'Continue' }).click();
    return wizard.getByRole('button', { name: 'Send the request' });
  },
  createApiToken: async (page) => {
    await asMember(page, '/api-tokens');
    await button(page, 'Make a token').click();
    const form = page.getByRole('dialog', { name: 'Make a token' });
    await form.getByRole('textbox', { name: 'Name' }).fill(crypto.randomUUID());
    await form.getByRole('checkbox', { name: 'Read the users' }).check();
    await form.getByLabel('Current password').fill(demoPassword);
    return form.getByRole('button', { name: 'Make a token' });
  },
  createWebhook: async (page) => {
    await asMember(page, '/webhooks');
    await button(page, 'Add an address').click();
    const form = page.getByRole('dialog', { name: 'Add an address' });
    await form.getByRole('textbox', { name: 'Address' }).fill('https://hooks.example.com/once');
    await form.getByRole('checkbox', { name: 'Import ended' }).check();
    return form.getByRole('button', { name: 'Add an address' });
  },
  rotateWebhookSecret: async (page) => {
    await button(page, `More for ${await withWebhook(page)}`).click();
    await page.getByRole('menuitem', { name: 'New secret' }).click();
    return page.getByRole('alertdialog').getByRole('button', { name: 'New secret' });
  },
  testWebhook: async (page) => {
    return button(page, `Send a test to ${await withWebhook(page)}`);
  },
  requestSheetRemoval: async (page) => {
    await openSheet(page, 'sulfate', (one) => one.subsets.length > 1 && one.sdsDeletionCount === 0);
    await button(page, 'Request removal from all').click();
    return page.getByRole('dialog').getByRole('button', { name: 'Send the request' });
  },
  createIndex: document('/create-index'),
  createBinder: document('/create-binder'),
  createEbinder: async (page) => {
    const submit = await document('/create-ebinder')(page);
    await box(page, 'Recipient’s email address').fill('zoe@vigie.example');
    return submit;
  },
  addSheets: async (page) => {
    await asMember(page, '/sds-addition');
    await page.getByLabel('Browse files').setInputFiles([fileOf('once.pdf', await makePdf(crypto.randomUUID()))]);
    await page.getByRole('combobox', { name: 'Location, once.pdf' }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await page.keyboard.press('Escape');
    return button(page, 'Submit 1 sheet');
  },
  createImport: async (page) => {
    await asMember(page, '/imports');
    await page.getByLabel('Choose files').setInputFiles([fileOf('once.csv', 'Product name\nMade once')]);
    return button(page, 'Send and check');
  },
  createOperatorImport: async (page) => {
    await asStaff(page, '/operator/imports?organisation=10001');
    await page.getByLabel('Choose files').setInputFiles([fileOf('once.csv', 'Product name\nMade once')]);
    return button(page, 'Send and check');
  },
  contactUs: async (page) => {
    await asMember(page, '/contact-us');
    await box(page, 'Subject').fill('Hello');
    await box(page, 'Message').fill('Words');
    return button(page, 'Send');
  },
  replyToDesk: async (page) => {
    await asMember(page, `/message-centre?request=${question()}`);
    await button(page, 'Write a note').click();
    await box(page, 'Your note').fill('Plant 2.');
    return button(page, 'Send');
  },
  createOperatorUsers: async (page) => {
    await asStaff(page, '/operator/users/create');
    await page.getByRole('combobox', { name: 'Organization' }).fill('Maple');
    await page.getByRole('option').first().click();
    await page.getByRole('radio', { name: /^Collection administrator/ }).check();
    await box(page, 'Email').fill(newAddress());
    return button(page, 'Create');
  },
  createOperatorOrganisations: async (page) => {
    await asStaff(page, '/operator/organisations/create');
    for (const language of ['English', 'French'] as const) {
      await box(page, `Name in ${language}`).fill(crypto.randomUUID());
      await expect(box(page, `What it calls its locations, in ${language}`)).not.toHaveValue('');
    }
    return button(page, 'Create');
  },
  createOperatorNotices: async (page) => {
    await asStaff(page, '/operator/notices/create');
    await box(page, 'Subject in English').fill('Hello');
    await box(page, 'Text in English').fill('Words');
    await page.getByLabel('First day').fill('01-01-2020');
    await page.getByLabel('Last day').fill('2020-01-02');
    return button(page, 'Create');
  },
  createOperatorTemplates: async (page) => {
    await asStaff(page, '/operator/templates/create');
    for (const name of ['Name in English', 'Name in French', 'Text in English', 'Text in French'])
      await box(page, name).fill('Made once');
    return button(page, 'Create');
  },
  answerOperatorRequests: async (page) => {
    await asStaff(page, `/operator/requests/${question()}`);
    await box(page, 'Your answer').fill('The one of 2024.');
    // What was answered is shown as that at the next look, and may be answered again.
    return button(page, /^(Send and complete|Send)$/);
  },
  noteOperatorRequests: async (page) => {
    await asStaff(page, `/operator/requests/${question()}`);
    await button(page, 'Leave a note').click();
    await box(page, 'Your note').fill('We are looking.');
    return button(page, 'Leave the note');
  },
  splitOperatorRequests: async (page) => {
    const id = await additionOfTwo(page.request);
    await asStaff(page, `/operator/requests/${id}`);
    return button(page, 'Split into 2 files');
  },
  openAddition: async (page) => {
    await asStaff(page, '/operator/sheets/create?organisation=10001');
    await expect(page.getByRole('combobox', { name: 'Organization' })).not.toHaveValue('');
    return button(page, 'Go on to the form');
  },
  resendOperatorUsers: async (page) => {
    await enter(page.request);
    const { id } = await invite(page.request);
    toRemove.push(`/users/${id}`);
    await asStaff(page, `/operator/users/${id}`);
    return page.getByRole('button', { name: /^Send the invitation to .* again$/ });
  },
};

/** What would stand in the way of other tests, by call: its address. */
const litter: Readonly<Record<string, (made: never) => string>> = {
  saveSearch: ({ id }: { id: number }) => `/search-filters/${id}`,
  createApiToken: ({ id }: { id: number }) => `/api-tokens/${id}`,
  createWebhook: ({ id }: { id: number }) => `/webhooks/${id}`,
  createUser: ({ data }: { data: { id: string } }) => `/users/${data.id}`,
  createOperatorUsers: ({ id }: { id: number }) => `/users/${id}`,
  createImport: ({ id }: { id: number }) => `/imports/${id}`,
  createOperatorImport: ({ id }: { id: number }) => `/imports/${id}`,
};
const toRemove: string[] = [];
test.afterEach(async ({ page }) => {
  await enter(page.request);
  for (const path of toRemove.splice(0)) await call(page.request, 'DELETE', path);
});

for (const { id, path } of (calls as readonly Call[]).filter(({ repeated }) => repeated === 'once')) {
  test(`${id}: a double click and Enter held down send once, and after a lost answer nothing is made twice`, async ({
    page,
  }) => {
    const form = forms[id];
    if (!form) throw new Error(`no form sends ${id}`);
    const submit = await form(page);
    const keys: string[] = [];
    const answers: unknown[] = [];
    await page.route(
      (url) => new RegExp(`^${apiBase}${path.replace(':id', '[^/]+').replace(/\/$/, '')}/?$`).test(url.pathname),
      async (route) => {
        const request = route.request();
        if (request.method() !== 'POST') return route.fallback();
        const inBody = /"submission":"([^"]+)"|name="submission"\s+([\w-]+)/.exec(request.postData() ?? '');
        keys.push(request.headers()[submissionHeader.toLowerCase()] ?? inBody?.[1] ?? inBody?.[2] ?? '');
        // Time enough for the second click.
        const answer = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, 400));
        expect(answer.ok(), await answer.text()).toBe(true);
        answers.push(await answer.json());
        const address = answers.length === 1 && litter[id]?.(answers[0] as never);
        if (address) toRemove.push(address);
        await (answers.length === 1 ? route.abort() : route.fulfill({ response: answer }));
      },
    );
    await submit.dblclick();
    await expect.poll(() => answers.length).toBe(1);
    await expect(submit).toBeEnabled();
    await expect(submit).toBeVisible();
    expect(keys).toHaveLength(1);

    await submit.focus();
    for (const _held of [1, 2, 3]) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => answers.length).toBe(2);
    await page.waitForTimeout(300);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(answers[1]).toEqual(answers[0]);
  });
}
