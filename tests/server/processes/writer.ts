import { randomUUID } from 'node:crypto';
import { apiBase } from '#contract/call.ts';
import { signInAt } from '#tests/support/slow-form.ts';
import { marked } from '#tests/support/test-server.ts';

/** What was sent and answered. */
interface Acknowledged {
  readonly searches: string[];
  readonly messages: string[];
  /** The columns that were shown last. */
  columns: readonly string[];
  /** How often they were arranged: what is written for as long as it is let, however many searches and messages there are. */
  rounds: number;
}

/** A message to support, with what tells it from all others. */
interface Message {
  readonly subject: string;
  readonly submission: string;
}

/** What one person is let do. */
const mostSearches = 150;
const mostMessages = 18;

/** A person signed in at one process, who writes one thing after the other. */
export const createWriter = async (url: string, name: string) => {
  const cookie = await signInAt(url, name);
  const acknowledged: Acknowledged = { searches: [], messages: [], columns: [], rounds: 0 };
  let underWay: Message | undefined;
  let columns: readonly string[] = [];
  let isOver = false;
  let fault: unknown;

  const ask = (path: string, { at = url, ...init }: RequestInit & { at?: string } = {}) =>
    fetch(at + apiBase + path, { ...init, headers: { ...marked, ...init.headers, cookie } });
  const send = async (method: 'POST' | 'PUT', path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const response = await ask(path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const sendMessage = async ({ subject, submission }: Message, at = url): Promise<void> => {
    const form = new FormData();
    const fields = { email: 'person@example.com', subject, message: 'Where is it?', submission };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    const response = await ask('/contact-us', { method: 'POST', body: form, at });
    if (!response.ok) throw new Error(`/contact-us: ${response.status} ${await response.text()}`);
    acknowledged.messages.push(subject);
  };

  const saveSearch = async (key: string) => {
    const value = [{ key: 'languageFilter', value: 'English' }];
    await send('POST', '/search-filters/', { filters: JSON.stringify({ key, value }) });
    acknowledged.searches.push(key);
  };
  const arrange = async (round: number) => {
    columns = round % 2 ? ['product'] : ['product', 'manufacturer'];
    await send('PUT', '/preferences', { columns, hiddenSections: [] });
    acknowledged.columns = columns;
    acknowledged.rounds = round;
  };
  const writeMessage = async (key: string) => {
    underWay = { subject: `Message ${key}.`, submission: randomUUID() };
    await sendMessage(underWay);
    underWay = undefined;
  };

  const writeRound = async (round: number) => {
    const key = `${name} ${round}`;
    if (round <= mostSearches) await saveSearch(key);
    await arrange(round);
    if (round % 4 === 0 && round <= 4 * mostMessages) await writeMessage(key);
  };

  const run = async (): Promise<void> => {
    try {
      for (let round = 1; !isOver; round++) await writeRound(round);
    } catch (error) {
      fault = error;
    }
  };
  const running = run();
  return {
    name,
    acknowledged,
    ask,
    send,
    /** The columns that were sent last, answered or not. */
    sentColumns: () => columns,
    /** What ended it. */
    fault: () => fault,
    /** Writes no more after what is under way. */
    stop: () => {
      isOver = true;
      return running;
    },
    /** What a browser does with a message that was not answered: the same again, wherever it comes to. */
    sendAgain: async (at: string): Promise<void> => {
      if (underWay) await sendMessage(underWay, at);
    },
  };
};
export type Writer = Awaited<ReturnType<typeof createWriter>>;
