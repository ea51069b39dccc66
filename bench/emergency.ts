import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { browserArguments, findBrowser } from '#tests/support/find-browser.ts';
import { type Answered, answerOnPhone, openOnPhone } from './emergency/phone.ts';
import { reportEmergency } from './emergency/report.ts';
import { credentials, withDemo } from './page/with-demo.ts';

/**
 * `npm run bench:emergency`: a worker with a phone and a splash in the eye. Types what people type, takes the first row that answers,
 * and waits for the sheet: how often it is there, after how long, and after how many taps.
 */
const { queries } = z
  .object({
    queries: z.array(
      z.object({ kind: z.string(), typed: z.string(), why: z.string(), wanted: z.array(z.number().int()).min(1) }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('./emergency-queries.json', import.meta.url), 'utf8')));

const measure = async (url: string): Promise<string> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const answered: Answered[] = [];
    for (const query of queries) {
      const phone = await openOnPhone(browser, { url, credentials });
      answered.push(await answerOnPhone(phone, query));
      await phone.context().close();
    }
    return reportEmergency(answered);
  } finally {
    await browser.close();
  }
};

await withDemo(measure);
