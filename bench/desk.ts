import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Browser, chromium } from '@playwright/test';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { browserArguments, findBrowser } from '#tests/support/find-browser.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { endWithBench, withTemporaryFolder } from './clean-up.ts';
import { addBacklog } from './desk/backlog.ts';
import { addSenders, type RealSheet, type Sender, sendSheets } from './desk/incoming.ts';
import { addEach, addReady, watchAnswers } from './desk/operator.ts';
import { reportDesk } from './desk/report.ts';
import { buildAppIfStale } from './page/build-app.ts';
import type { Answer } from './reading/answer.ts';
import { listSheets } from './reading/sheets.ts';

/**
 * `npm run bench:desk`: two hundred additions, real sheets of which no file is like another, six in ten of them ready, beside 50,000 other
 * open requests; worked through in Chromium by a scripted operator who knows what the papers say.
 */
const [organisations, readyEach, othersEach, backlog] = [10, 12, 8, 50_000];
/** Organisations with open requests, those that send something in today among them. */
const served = 100;

const wanted = listSheets({ scans: false });
if (typeof wanted === 'string') {
  console.log(wanted);
  process.exit(0);
}
const sheets = wanted.flatMap((sheet): RealSheet[] => ('answer' in sheet ? [sheet] : []));

const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: browserArguments });

/** An operator's tab, signed in. */
const openDesk = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const answered = watchAnswers(context);
  const data = { name: 'operator@vigie.example', password: demoPassword };
  const entered = await context.request.post(`${apiBase}/login`, {
    headers: { [xhrMarker.name]: xhrMarker.value },
    data,
  });
  if (!entered.ok()) throw new Error(`signing in was answered with ${entered.status()}`);
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await page.goto('/?lang=en');
  await page.waitForURL('**/operator/**');
  return { page, answered };
};

/** Waits until everything that came in has been read; which of it is ready. */
const untilRead = async (store: DatabaseSync, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const read = store.prepare(`select id, readiness from requests where id in (${ids.join()})`);
  for (;;) {
    const rows = read.all() as { id: number; readiness: string }[];
    if (rows.every(({ readiness }) => readiness !== ''))
      return new Set(rows.filter(({ readiness }) => readiness === 'ready').map(({ id }) => id));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};

buildAppIfStale();
await withTemporaryFolder(async (dataDir) => {
  const server = await spawnServer({ dataDir, env: { DEMO: 'on', MAX_OPEN_REQUESTS: '1000000' } });
  const forget = endWithBench(server.pid);
  const store = new DatabaseSync(join(dataDir, 'vigie.sqlite'));
  store.exec('pragma busy_timeout = 5000');
  // The demo's own open requests are not what is measured.
  store.exec("update requests set status = 'completed' where status = 'processing'");
  const [first, ...members] = addSenders(store, served) as [Sender, ...Sender[]];
  const senders = members.slice(0, organisations);
  // Which sheets are ready is the reader's to say.
  const tried = await sendSheets(server.url, first, sheets);
  const triedReady = await untilRead(store, tried);
  store.exec(`update requests set status = 'error' where id in (${tried.join()})`);
  const isReady = (_: RealSheet, at: number) => triedReady.has(tried[at]!);
  const ready = sheets.filter(isReady).slice(0, readyEach);
  const others = sheets.filter((sheet, at) => !isReady(sheet, at));

  addBacklog(store, backlog);
  const answersBy = new Map<Sender, ReadonlyMap<number, Answer>>();
  for (const [at, sender] of senders.entries()) {
    const own = Array.from({ length: othersEach }, (_, n) => others[(at * othersEach + n) % others.length]!);
    const sent = [...own, ...ready];
    const ids = await sendSheets(server.url, sender, sent);
    answersBy.set(sender, new Map(ids.map((id, n) => [id, sent[n]!.answer])));
  }
  const answers = new Map([...answersBy.values()].flatMap((each) => [...each]));
  const all = [...answers.keys()];
  const foundReady = await untilRead(store, all);

  const browser = await launch();
  try {
    const { page, answered } = await openDesk(browser, server.url);
    const listOf = (filter: object) =>
      `/operator/requests?${new URLSearchParams({ filter: JSON.stringify({ status: 'processing', ...filter }), sort: 'created_at', order: 'DESC' })}`;
    const last = senders.at(-1)!;
    // As before there was another way: all of one organisation's, opened from the list one by one.
    const oneByOne = await addEach(page, {
      list: listOf({ organisation: last.organisation }),
      answers: answersBy.get(last)!,
      by: 'pointer',
    });
    const together = await addReady(page);
    const openIds = () =>
      (
        store.prepare(`select id from requests where status = 'processing' and id in (${all.join()})`).all() as {
          id: number;
        }[]
      ).map(({ id }) => id);
    const looked = await addEach(page, {
      list: listOf({ type: 'sdsaddition' }),
      answers: new Map(openIds().map((id) => [id, answers.get(id)!])),
      by: 'keys',
    });
    console.log(
      reportDesk({
        sent: all.length,
        ready: foundReady.size,
        left: openIds().length,
        oneByOne,
        together,
        looked,
        answered,
        backlog,
      }),
    );
  } finally {
    await browser.close();
    store.close();
    await server.stop();
    forget();
  }
});
