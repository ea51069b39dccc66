import { apiBase } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { marked, people } from './test-server.ts';

/** The people who have dismissed the demo's popup notice, so that it does not cover what a test looks at. */
const dismissers = [people.companyAdmin, people.reader, people.shared, people.hospitalAdmin];

/** Does on a running server what these people would do by ticking "do not show again". */
export const dismissPopups = async (url: string, names: readonly string[] = dismissers): Promise<void> => {
  for (const name of names) {
    const entered = await post(`${url}${apiBase}/login`, { name, password: demoPassword });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const popup = await fetch(`${url}${apiBase}/get-popup-notification`, { headers: { cookie } });
    const notice = (await popup.json()) as { id: number } | null;
    if (notice) await post(`${url}${apiBase}/do-not-show-popup-again`, { id: notice.id }, cookie);
  }
};

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { ...marked, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
