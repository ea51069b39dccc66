import assert from 'node:assert/strict';
import { startSolr } from '../support/solr/start-solr.ts';
import { people } from '../support/test-server.ts';
import { expectSame } from './expect-same.ts';
import type { Part } from './part.ts';
import { type Person, signInPerson } from './person.ts';
import { openPlace } from './place.ts';
import { until } from './until.ts';

/** Seconds that search may take to be there again. */
const timeout = 90;

/** A Solr that is killed and comes back, while sheets change and the server is killed too. */
export const solrGone: Part = {
  name: 'solr',
  run: async ({ random, check, skip, note }) => {
    const solr = await startSolr();
    if (!solr) return skip('Solr gone and back', 'Java 17 and Maven');
    const place = await openPlace({ env: { SOLR_URL: solr.url } });
    try {
      const operator = await signInPerson(place.url, people.operator);
      const member = await signInPerson(place.url, people.collectionAdmin);
      const sheets = await until(() => member.find(), timeout);
      const renamed = new Map<number, string>();
      const rename = async (): Promise<void> => {
        const isn = random.pick(sheets);
        const word = `qz${[...String(10_000 + renamed.size)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
        const { id: _id, ...known } = await operator.done(operator.get(`/operator/sheets/${isn}`));
        await operator.done(operator.put(`/operator/sheets/${isn}`, { ...known, product_name: `${word} agent` }));
        renamed.set(isn, word);
      };

      await check('who searches is told that it cannot be asked, and everything else goes on', async () => {
        await solr.kill();
        for (let change = 0; change < 5; change++) await rename();
        await expectTold(member);
        for (const path of ['/userinfo', '/requests', '/preferences']) await member.done(member.get(path));
      });
      await check('the server is killed too, and starts without it', async () => {
        await place.kill();
        await place.start();
        await rename();
        await expectTold(member);
      });
      await check('once it is back the search finds every change, and just what the collection has', async () => {
        await solr.start();
        await until(() => member.find(), timeout);
        for (const [isn, word] of renamed)
          expectSame(await member.find({ q: `ProductName_txt:"${word}"` }), [isn], `${isn} by ${word}`);
        expectSame((await member.find()).sort(byNumber), sheets.toSorted(byNumber), 'the collection');
      });
      note(`${renamed.size} changes`);
    } finally {
      await place.close();
      await solr.close();
    }
  },
};

const expectTold = async (member: Person): Promise<void> => {
  const { status, body } = await member.get('/lucidworks-solr-api/sds-10001/?rows=0');
  assert.equal(status, 503);
  assert.equal(body.errors[0].code, 'search.unavailable');
  assert.ok(body.errors[0].title.length > 0, 'it is said in words');
};

const byNumber = (a: number, b: number): number => a - b;
