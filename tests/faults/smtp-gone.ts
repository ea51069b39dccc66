import assert from 'node:assert/strict';
import { startSmtpServer } from '../support/smtp-server.ts';
import { people } from '../support/test-server.ts';
import { expectSame } from './expect-same.ts';
import type { Part } from './part.ts';
import { type Person, signInPerson } from './person.ts';
import { openPlace } from './place.ts';
import { startRelay } from './relay.ts';
import { until } from './until.ts';

/** Seconds that a mail waits at most for its next try, those of the tries so far included. */
const timeout = 60;

/** A mail server that is not there, goes in the middle of a message, and comes back. */
export const smtpGone: Part = {
  name: 'smtp',
  run: async ({ random, check, note }) => {
    const smtp = await startSmtpServer();
    const relay = await startRelay(() => Number(new URL(smtp.url).port));
    const place = await openPlace({ env: { SMTP_URL: `smtp://127.0.0.1:${relay.port}` } });
    try {
      // The demo's own invitations first.
      await place.untilIdle();
      const admin = await signInPerson(place.url, people.companyAdmin);
      const operator = await signInPerson(place.url, people.operator);
      const invited = Array.from({ length: 4 + random.below(4) }, (_, index) => `guest-${index}@example.com`);
      const told = () => smtp.received.map(({ to }) => to).filter((to) => to.startsWith('guest-'));

      await check('people are invited while no mail leaves, and wait for nothing', async () => {
        await relay.leave();
        const started = performance.now();
        for (const email of invited) await admin.done(invite(admin, email));
        assert.ok(performance.now() - started < 5000, 'nobody waits for the mail server');
        assert.deepEqual(told(), []);
      });
      await check('the provider sees which mails wait, and why', async () => {
        await until(async () => {
          const jobs = (await operator.done(operator.get('/operator/jobs'))) as { last_error: string }[];
          assert.ok(
            jobs.some(({ last_error }) => last_error.includes('ECONNREFUSED')),
            JSON.stringify(jobs),
          );
        });
      });
      await check('a mail that is cut off in the middle is no mail', async () => {
        smtp.stall();
        await relay.comeBack();
        await until(async () => assert.ok(smtp.held() > 0, 'a message is announced'), timeout);
        await relay.leave();
        smtp.resume();
        assert.deepEqual(told(), []);
      });
      await check('once it is back every mail is sent, once', async () => {
        await relay.comeBack();
        await place.untilIdle(2 * timeout);
        expectSame(told().sort(), invited.toSorted(), 'each is told once');
      });
      note(`${invited.length} mails`);
    } finally {
      await place.close();
      await relay.close();
      await smtp.close();
    }
  },
};

const invite = (admin: Person, email: string) => {
  const role = { data: { type: 'roles', id: 'collection-admin' } };
  const data = { type: 'users', attributes: { email, is_subscribed: true }, relationships: { role } };
  return admin.post('/users/', { data });
};
