import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Store } from '#server/platform/storage/database.ts';
import type { Random } from '../../support/search/random.ts';
import { expectSame } from '../expect-same.ts';
import type { Person } from '../person.ts';
import { until } from '../until.ts';
import type { Ask, Load } from './load.ts';

const search = '/lucidworks-solr-api/sds-10001/?rows=50';

/** Somebody who searches; a word that no sheet has is not answered from what is kept. */
export const keepSearching = (load: Load, member: Person, name = 'search'): void =>
  load.keep((round) => load.ask(name, () => member.get(round % 3 ? `${search}&q=${wordOf(round)}` : search)));

/** Somebody who saves searches, and what was acknowledged of them. */
export const keepSaving = (load: Load, person: Person) => {
  const sent: string[] = [];
  const acknowledged: string[] = [];
  load.keep(async (round) => {
    // More than that one person may not keep; at this pace they last until the end of a part.
    if (sent.length >= 180) return;
    const key = `Kept ${round} ${randomUUID().slice(0, 4)}`;
    const filters = JSON.stringify({ key, value: [{ key: 'languageFilter', value: 'English' }] });
    sent.push(key);
    if (await load.ask('save', () => person.post('/search-filters/', { filters }))) acknowledged.push(key);
  }, 600);
  return {
    count: () => acknowledged.length,
    /** What was acknowledged is there, once, and nothing that nobody sent; where one looks does not matter. */
    expectKept: async (reader = person) => {
      const { searchFilters } = await reader.done(reader.get('/search-filters/'));
      const kept = searchFilters.map(({ filters }: { filters: string }): string => JSON.parse(filters).key);
      assert.equal(new Set(kept).size, kept.length, 'a search is kept once');
      expectSame(
        acknowledged.filter((key) => !kept.includes(key)),
        [],
        'acknowledged and lost',
      );
    },
  };
};
export type Saving = ReturnType<typeof keepSaving>;

/** An operator who renames sheets until it is acknowledged, and a member who then looks for the new name. */
export const keepRenaming = (
  load: Load,
  { operator, member, sheets, random }: { operator: Person; member: Person; sheets: readonly number[]; random: Random },
) => {
  const names = new Map<number, string>();
  const late = { count: 0 };
  load.keep(async (round) => {
    const isn = random.pick(sheets);
    // Ends as no word is bent in either language: names that differ are found apart.
    const word = `qz${wordOf(round)}kw`;
    if (!(await rename(load.ask, operator, { isn, word }))) return;
    names.set(isn, word);
    const found = await load.ask('find a change', () => member.get(`${search}&fl=id&q=${byName(word)}`));
    if (found && found.body.response.numFound === 0) late.count++;
  }, 300);
  return {
    count: () => names.size,
    /** Answers that did not have a change which was acknowledged before. */
    late: () => late.count,
    /** Every name that was acknowledged is found, by each of them; the collection is what it was. */
    expectFound: async (members: readonly Person[], seconds = 120) => {
      for (const each of members) {
        expectSame(ordered(await until(() => each.find(), seconds)), ordered(sheets), 'the collection');
        for (const [isn, word] of names)
          expectSame(await each.find({ q: byName(word) }), [isn], `${isn} is found by ${word}`);
      }
    },
  };
};

/** Whether it was acknowledged; a person whose saving was refused opens the sheet again, and saves again. */
const rename = async (ask: Ask, operator: Person, { isn, word }: { isn: number; word: string }): Promise<boolean> => {
  const path = `/operator/sheets/${isn}`;
  const read = await ask('open at the desk', () => operator.get(path));
  if (!read) return false;
  const { id: _id, ...known } = read.body;
  return Boolean(await ask('rename', () => operator.put(path, { ...known, product_name: `${word} agent` })));
};

/** Somebody who writes messages, each sent again as a browser does until it is acknowledged; and orders indexes. */
export const keepWriting = (load: Load, person: Person, most = 15) => {
  const messages: { readonly subject: string; readonly submission: string }[] = [];
  const acknowledged = new Set<string>();
  load.keep(async (round) => {
    const waiting = messages.find(({ subject }) => !acknowledged.has(subject));
    if (!waiting && messages.length >= most) return;
    const message = waiting ?? { subject: `Message ${round} ${randomUUID()}.`, submission: randomUUID() };
    if (!waiting) messages.push(message);
    const form = new FormData();
    const fields = { ...message, email: 'person@example.com', message: 'Where is it?' };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    if (await load.ask('write to support', () => person.post('/contact-us', form))) acknowledged.add(message.subject);
  }, 400);
  return {
    count: () => acknowledged.size,
    subjects: () => messages.map(({ subject }) => subject),
    /** Sends what is still not acknowledged, and looks whether each message is there once. */
    expectOnce: async (store: Store) => {
      const rows = await store.selectFrom('requests').select('info').where('type', '=', 'contact').execute();
      const stored = rows.map(({ info }): string => JSON.parse(info).subject);
      const own = stored.filter((subject) => messages.some((message) => message.subject === subject));
      assert.equal(new Set(own).size, own.length, 'a message is stored once');
      expectSame(
        [...acknowledged].filter((subject) => !own.includes(subject)),
        [],
        'acknowledged and lost',
      );
    },
  };
};
export type Writing = ReturnType<typeof keepWriting>;

/** Throws where two processes tell the same person different things. */
export const expectAlike = async (members: readonly [Person, Person]): Promise<void> => {
  for (const path of [search, '/requests', '/preferences', '/search-filters/', '/userinfo', '/subsets']) {
    const [one, other] = await Promise.all(
      members.map(async (member) => until(async () => withoutTimes(await member.done(member.get(path))))),
    );
    expectSame(one, other, path);
  }
};

const withoutTimes = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value) => (['QTime', 'responseHeader'].includes(key) ? undefined : value)));

const wordOf = (round: number): string =>
  [...String(10_000 + round)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const byName = (word: string): string => `ProductName_txt:"${word}"`;
const ordered = (isns: readonly number[]) => isns.toSorted((a, b) => a - b);
