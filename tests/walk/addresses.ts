import type { Page } from '@playwright/test';
import { apiBase } from '#contract/call.ts';
import { guides } from '#contract/guides/guides.ts';
import { guidePath } from '#src/custom-pages/help/guide-path.ts';
import { labelPath } from '#src/custom-pages/label-tool/label-path.ts';
import { comparePathOf, detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { openPoster } from '../e2e/open-poster.ts';
import { enter } from '../e2e/people.ts';
import { detailsOf } from '../e2e/sheets.ts';

type Addresses = (page: Page) => Promise<readonly string[]>;

/** The addresses a page is looked at by; one without a parameter has its own. Throws for a page that nobody wrote one for. */
export const addressesOf = (path: string): Addresses => {
  const written = addresses[path];
  if (written) return written;
  if (/[:*]/.test(path)) throw new Error(`say in tests/walk/addresses.ts where ${path} is to be looked at`);
  return async () => [path];
};

const constant =
  (...paths: readonly string[]): Addresses =>
  async () =>
    paths;

/** Fills the path's parameter with the first record of a list that the API answers with. */
const firstOf =
  (list: string, path: (id: string) => string): Addresses =>
  async (page) => {
    const records = await read(page, list);
    return records.slice(0, 1).map(({ id }) => path(String(id)));
  };

/** One request of each kind, as each is worked on in another way; one that waits, where one does. */
const eachKindOfRequest: Addresses = async (page) => {
  const requests = await read(page, '/operator/requests?_start=0&_end=100');
  const waitingLast = requests.toSorted((one, other) => Number(isWaiting(one)) - Number(isWaiting(other)));
  return [...new Map(waitingLast.map(({ type, id }) => [type, id])).values()].map((id) => `/operator/requests/${id}`);
};

/** The first sheet that a search shows; any number where the visitor has no search. */
const aSheet =
  (path: (isn: number) => string): Addresses =>
  async (page) => {
    await page.goto('/search');
    await page.locator('h1').waitFor();
    const link = page.locator('a[href^="/sds-details/"]').first();
    const href = (await link.count()) ? await link.getAttribute('href') : undefined;
    return [path(Number(href?.split('/').at(-1) ?? 1))];
  };

/** The first sheet that a search shows, beside its first other version. */
const twoVersions: Addresses = async (page) => {
  const [isn = ''] = await aSheet(String)(page);
  const [other] = (await detailsOf(page.request, Number(isn))).alternates;
  return [comparePathOf(Number(isn), other?.isn ?? 1)];
};

/** A poster that is open, which an administrator opens, and one that never was. */
const posters: Addresses = async (page) => {
  const office = await page.context().browser()!.newContext();
  await enter(office.request);
  const { code } = await openPoster(office.request);
  await office.close();
  return [`/e/${code}`, '/e/nothing-of-ours'];
};

interface ListedRecord {
  readonly id: string | number;
  readonly type?: string;
  readonly status?: string;
}

const isWaiting = ({ status }: ListedRecord): boolean => status === 'processing';

/** The records of a list; none where the visitor may not read it, whose page then says so. */
const read = async (page: Page, list: string): Promise<readonly ListedRecord[]> => {
  const answer = await page.request.get(`${apiBase}${list}`);
  if (!answer.ok()) return [{ id: 1 }];
  const body = (await answer.json()) as readonly ListedRecord[] | { readonly data: readonly ListedRecord[] };
  return 'data' in body ? body.data : body;
};

const addresses: Readonly<Record<string, Addresses>> = {
  '*': constant('/nowhere'),
  '/reset-password': constant('/reset-password#email=someone@vigie.example&token=none'),
  '/verify-email': constant('/verify-email#id=1&token=none'),
  '/verify-email/:id/:token': constant('/verify-email/1/none'),
  '/resources/guides/:name': constant(...guides.slice(0, 2).map(({ name }) => guidePath(name))),
  '/e/:code': posters,
  '/sds-details/isn/:isn': aSheet(detailsPathOf),
  '/sds-details/compare/:before/:after': twoVersions,
  '/tools/label/labels/:isn': aSheet(labelPath),
  '/edit-user/:id': firstOf('/users?page[size]=1&sort=email', (id) => `/edit-user/${id}`),
  '/imports/:id': firstOf('/imports', (id) => `/imports/${id}`),
  '/operator/imports/:id': firstOf('/operator/imports', (id) => `/operator/imports/${id}`),
  '/operator/requests/:id': eachKindOfRequest,
  '/operator/sheets/:id': firstOf('/operator/sheets?_start=0&_end=1', (id) => `/operator/sheets/${id}`),
  '/operator/users/:id': firstOf('/operator/users?_start=0&_end=1', (id) => `/operator/users/${id}`),
  '/operator/organisations/:id': firstOf(
    '/operator/organisations?_start=0&_end=1',
    (id) => `/operator/organisations/${id}`,
  ),
  '/operator/single-sign-on/:id': firstOf(
    '/operator/organisations?_start=0&_end=1',
    (id) => `/operator/single-sign-on/${id}`,
  ),
  '/operator/templates/:id': firstOf('/operator/templates?_start=0&_end=1', (id) => `/operator/templates/${id}`),
  '/operator/notices/:id': firstOf('/operator/notices?_start=0&_end=1', (id) => `/operator/notices/${id}`),
};
