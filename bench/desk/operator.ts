import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Answer } from '../reading/answer.ts';

/** What the operator did for a request, or for several at once: clicks, keys, and fields that were written in. */
export interface Work {
  readonly requests: number;
  readonly actions: number;
  readonly ms: number;
}

/** Milliseconds until the server began to answer. */
export interface Answers {
  /** Of each call of the desk's, but for files. */
  readonly times: number[];
  /** Of calls that ask nothing, one beside each thing that was done. */
  readonly bare: number[];
}

const barePath = '/api/health';
const askNothing = (page: Page): Promise<unknown> =>
  page.evaluate((path) => fetch(path).then((answer) => answer.text()), barePath);

/** Times the answers of the server from now on. */
export const watchAnswers = (context: BrowserContext): Answers => {
  const answers: Answers = { times: [], bare: [] };
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const isDesk = pathname.startsWith('/api/operator/') && !pathname.endsWith('/file');
    if (!isDesk && pathname !== barePath) return;
    const { requestStart, responseStart } = request.timing();
    if (requestStart >= 0 && responseStart >= requestStart)
      answers[isDesk ? 'times' : 'bare'].push(responseStart - requestStart);
  });
  return answers;
};

const readyPath = '/operator/ready-additions';

/** Adds what is ready, list by list, until none is left. Looking a list through is no action. */
export const addReady = async (page: Page): Promise<Work[]> => {
  const done: Work[] = [];
  await page.goto(readyPath);
  for (;;) {
    const started = performance.now();
    const add = page.getByRole('button', { name: /^Add \d+ sheets?$/ });
    const none = page.getByText('No sheet is ready', { exact: false });
    await add.or(none).first().waitFor();
    if (await none.isVisible()) return done;
    await enabled(add);
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith(readyPath),
    );
    const renewed = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith(readyPath),
    );
    await add.click();
    const { results } = (await (await answered).json()) as { results: { outcome: string }[] };
    const added = results.filter(({ outcome }) => outcome === 'added').length;
    if (added === 0) throw new Error(`a list of what is ready added none: ${JSON.stringify(results)}`);
    await (await renewed).finished();
    done.push({ requests: added, actions: 1, ms: performance.now() - started });
    await askNothing(page);
  }
};

interface Order {
  /** Address of the list that has them, and no other request before them. */
  readonly list: string;
  /** What people read on the sheet of each request. */
  readonly answers: ReadonlyMap<number, Answer>;
  /** By keys, from each to the next; or each from the list and back, by the pointer, as before there was another way. */
  readonly by: 'keys' | 'pointer';
}

/** Works through additions one after the other: mends in each what the form says otherwise than the paper, and adds it. */
export const addEach = async (page: Page, { list, answers, by }: Order): Promise<Work[]> => {
  const done: Work[] = [];
  const left = new Map(answers);
  await page.goto(list);
  while (left.size > 0) {
    const started = performance.now();
    let actions = 0;
    if (!isAtWork(page)) {
      await page.locator('[data-row-link]').first().click();
      actions += 1;
    }
    await page.waitForURL(workPath);
    const id = idOf(page);
    const answer = left.get(id);
    if (!answer) throw new Error(`R-${id} is none of those that were sent in`);
    const main = page.getByRole('button', { name: mainWords });
    await enabled(main);
    actions += (await mend(page, answer)) + (await add(page, main, by));
    await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
    left.delete(id);
    if (by === 'pointer') await page.goto(list);
    done.push({ requests: 1, actions: actions + (by === 'pointer' ? 1 : 0), ms: performance.now() - started });
    await askNothing(page);
  }
  return done;
};

const workPath = /\/operator\/requests\/\d+/;
const isAtWork = (page: Page): boolean => workPath.test(page.url());
const idOf = (page: Page): number => Number(/\/requests\/(\d+)/.exec(page.url())?.[1]);

const mainWords = /^(Add to collection|Add and replace|Use that sheet)/;

const enabled = async (button: Locator): Promise<void> => {
  await button.waitFor();
  while (!(await button.isEnabled())) await button.page().waitForTimeout(20);
};

/** Writes what the paper says where the form says otherwise; how many fields that were. */
const mend = async (page: Page, answer: Answer): Promise<number> => {
  let mended = 0;
  for (const [label, right] of [
    ['Product name', answer.productName],
    ['Manufacturer', answer.manufacturer],
    ['SDS date (DD-MM-YYYY)', [answer.sheetDate.split('-').reverse().join('-')]],
  ] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    const said = fold(await field.inputValue());
    if (!right[0] || right.some((one) => fold(one) === said)) continue;
    await field.fill(right[0]);
    mended += 1;
  }
  return mended;
};

const fold = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Adds it, also where it is asked whether doubtful values have been looked at: the paper was. */
const add = async (page: Page, main: Locator, by: Order['by']): Promise<number> => {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && /\/(confirm|addition)$/.test(new URL(response.url()).pathname),
  );
  if (by === 'keys') await page.keyboard.press('Control+Enter');
  else await main.click();
  const sure = page.getByRole('alertdialog').getByRole('button', { name: mainWords });
  const isAsked = await Promise.race([
    sure.waitFor().then(
      () => true,
      () => false,
    ),
    answered.then(() => false),
  ]);
  if (isAsked) await sure.click();
  const answer = await answered;
  if (!answer.ok()) throw new Error(`adding was answered with ${answer.status()}: ${await answer.text()}`);
  return isAsked ? 2 : 1;
};
