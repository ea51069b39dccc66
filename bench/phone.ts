import { type Browser, chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '#tests/support/find-browser.ts';
import { withBarePage } from './page/serve-bare-page.ts';
import { credentials, withDemo } from './page/with-demo.ts';
import { type Opening, openTwice } from './phone/open-page.ts';
import { openPhone } from './slow-phone.ts';
import { formatMs, summarise } from './statistics.ts';

/**
 * `npm run bench:phone`: the pages of the built product with the demo data as a phone of some years ago opens them, signed in: with nothing
 * kept, and once more. Beside them a page with nothing but a word, on the same phone in the same run. `-- --runs 9` opens each more often.
 */
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1] ?? 5) || 5;

const sheetRow = 'main a[href^="/sds-details/isn/"]';

/** Pages, what each is for, and what is aimed at: milliseconds to the largest paint, at the median. */
const pages = [
  { name: 'search', path: '/search', awaited: sheetRow, aims: { largestPaint: 2500, kB: 220, requests: 25 } },
  { name: 'details', path: '/sds-details/isn/', awaited: 'main h1', aims: { largestPaint: 2500 } },
  { name: 'message centre', path: '/message-centre', awaited: 'main h1', aims: { largestPaint: 2500 } },
  { name: 'users', path: '/manage-users', awaited: 'main h1', aims: { largestPaint: 2500 } },
] as const;

const secondAim = 800;
const shiftAim = 0.02;

/** Signs in as a person does, and leaves the phone as it is then: all but the files that the browser keeps. */
const signIn = async (browser: Browser, url: string) => {
  const context = await openPhone(browser, url);
  const page = await context.newPage();
  await page.goto('/?lang=en');
  await page.getByRole('textbox', { name: 'Email or user name' }).fill(credentials.name);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const link = await page.locator(sheetRow).first().getAttribute('href');
  await page.getByRole('button', { name: 'Accept' }).click();
  const storageState = await context.storageState();
  await context.close();
  if (!link) throw new Error('the search page has no sheet');
  return { storageState, link };
};

const middle = (openings: readonly Opening[], value: (opening: Opening) => number): number =>
  summarise(openings.map(value)).p50;

const line = (name: string, openings: readonly Opening[]): string =>
  name.padEnd(28) +
  [
    formatMs(middle(openings, ({ largestPaint }) => largestPaint)),
    formatMs(middle(openings, ({ ready }) => ready)),
    (middle(openings, ({ bytes }) => bytes) / 1000).toFixed(1),
    middle(openings, ({ requests }) => requests).toFixed(0),
    Math.max(...openings.map(({ shift }) => shift)).toFixed(3),
  ]
    .map((figure) => figure.padStart(10))
    .join('');

const verdict = (what: string, figure: number, aim: number, digits = 0): string =>
  `  ${what}: ${figure.toFixed(digits)} of ${aim.toFixed(digits)} ${figure <= aim ? 'met' : 'NOT MET'}`;

const measure = async (url: string): Promise<string> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const lines = [
    '',
    'Slow 4G (1.6 Mbit/s, 150 ms there and back), a processor slowed down 4 times, 360 × 800: milliseconds from the navigation,',
    `kilobytes and answers that had come when the page was ready; medians of ${runs}, of the shifts the largest`,
    '',
    '                            largest p.     ready        kB   answers     shift',
  ];
  try {
    const { storageState, link } = await signIn(browser, url);
    const verdicts: string[] = [];
    for (const { name, path, awaited, aims } of pages) {
      const [first, second]: [Opening[], Opening[]] = [[], []];
      for (let made = 0; made < runs; made++) {
        const opened = await openTwice(browser, {
          url,
          path: path.endsWith('/') ? link : path,
          awaited,
          storageState,
        });
        first.push(opened.first);
        second.push(opened.second);
      }
      lines.push(line(name, first), line(`  once more`, second));
      const paint = (openings: readonly Opening[]) => middle(openings, ({ largestPaint }) => largestPaint);
      verdicts.push(
        verdict(`${name}, largest paint in ms`, paint(first), aims.largestPaint),
        verdict(`${name}, once more`, paint(second), secondAim),
        verdict(`${name}, layout shift`, Math.max(...first.map(({ shift }) => shift)), shiftAim, 3),
      );
      if (!('kB' in aims)) continue;
      const [kB, requests] = [middle(first, ({ bytes }) => bytes / 1000), middle(first, (opening) => opening.requests)];
      verdicts.push(verdict(`${name}, kB`, kB, aims.kB), verdict(`${name}, answers`, requests, aims.requests));
    }
    const empty: Opening[] = [];
    await withBarePage('<main><h1>Word</h1></main>', async (bare) => {
      for (let made = 0; made < runs; made++)
        empty.push(
          (await openTwice(browser, { url: bare, path: '/', awaited: 'main h1', storageState: undefined })).first,
        );
    });
    lines.push(line('beside them: an empty page', empty));
    return [...lines, '', 'Aims:', ...verdicts].join('\n');
  } finally {
    await browser.close();
  }
};

await withDemo(measure);
