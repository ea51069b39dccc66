import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { makePdf } from '../support/pdfs.ts';
import { rewritten } from '../support/rewritten.ts';
import { containersOf, isHealthy, origin, until } from './composed.ts';
import { podman } from './machine.ts';
import { type Member, signIn } from './member.ts';

let member: Member;
let place: string;
test.beforeAll(async () => {
  member = await signIn();
  place = String((await member.read('/subsets')).data[0].id);
});

interface Addition {
  readonly name: string;
  readonly bytes: Buffer;
  readonly ids: readonly number[];
}

/** Milliseconds between two of a member: an organisation may have five hundred requests under way, and some services take long to start. */
const pause = 400;

/** Members hand sheets in one after the other; what has no answer is sent again as the same submission, as the browser's form does. */
const startHandingIn = () => {
  const done: Addition[] = [];
  let tries = 0;
  let isOver = false;
  const send = async (form: FormData): Promise<readonly number[] | undefined> => {
    tries++;
    const answer = await member.post('/sds-addition', form).catch(() => undefined);
    if (answer && answer.status < 500 && !answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer?.ok ? (await answer.json()).data.map(({ id }: { id: number }) => id) : undefined;
  };
  const handIn = async (name: string) => {
    const bytes = await makePdf(name);
    const form = new FormData();
    form.append('locations[]', place);
    form.append('submission', randomUUID());
    form.append('files[]', new Blob([new Uint8Array(bytes)]), `${name}.pdf`);
    for (;;) {
      const ids = await send(form);
      if (ids) return done.push({ name, bytes, ids });
      await wait(200);
    }
  };
  const going = Promise.all(
    [1, 2, 3].map(async () => {
      while (!isOver) {
        await handIn(randomUUID());
        await wait(pause);
      }
    }),
  );
  return {
    done,
    tries: () => tries,
    /** Hands in no more after what is under way. */
    stop: () => {
      isOver = true;
      return going;
    },
  };
};

/** Each is there once, under the number that was answered, with the bytes that were sent. */
const expectNothingLost = async (done: readonly Addition[]) => {
  expect(new Set(done.flatMap(({ ids }) => ids)).size).toBe(done.length);
  for (const { name, bytes, ids } of done) {
    const { data } = await member.read(`/requests/${ids[0]}`);
    expect(JSON.stringify(data)).toContain(name);
    const file = Buffer.from(await (await member.get(`/requests/${ids[0]}/file`)).arrayBuffer());
    expect(file, name).toEqual(await rewritten(bytes));
  }
};

const isReady = async () => (await fetch(`${origin}/api/health/ready`)).ok;

test('an app process that is killed under load, and one that is stopped, cost nobody anything: what was answered is there once', async () => {
  test.setTimeout(300_000);
  const [first = '', second = ''] = await containersOf('app');
  const work = startHandingIn();
  await expect.poll(() => work.done.length, { timeout: 60_000 }).toBeGreaterThan(5);
  const pid = Number(await podman('inspect', '--format', '{{.State.Pid}}', first));
  process.kill(pid, 'SIGKILL');
  await until('the killed one is back', async () => {
    const now = Number(await podman('inspect', '--format', '{{.State.Pid}}', first));
    return now > 0 && now !== pid && (await isHealthy(first));
  });
  await podman('restart', '--time', '30', second);
  await until('the other is back', () => isHealthy(second));
  const before = work.done.length;
  await expect.poll(() => work.done.length, { timeout: 60_000 }).toBeGreaterThan(before + 3);
  await work.stop();
  console.log(`  ${work.done.length} additions, sent ${work.tries()} times`);
  await expectNothingLost(work.done);
});

for (const service of ['worker', 'postgres', 's3', 'solr', 'proxy'])
  test(`${service} that is restarted under load costs nobody anything: what was answered is there once, and it goes on`, async () => {
    test.setTimeout(300_000);
    const [container = ''] = await containersOf(service);
    const work = startHandingIn();
    await expect.poll(() => work.done.length, { timeout: 60_000 }).toBeGreaterThan(3);
    await podman('restart', '--time', '20', container);
    await until('all is ready again', isReady);
    const before = work.done.length;
    await expect.poll(() => work.done.length, { timeout: 90_000 }).toBeGreaterThan(before + 3);
    await work.stop();
    console.log(`  ${work.done.length} additions, sent ${work.tries()} times`);
    await expectNothingLost(work.done);
    await expect.poll(() => member.find('*:*').catch(() => []), { timeout: 60_000 }).not.toEqual([]);
  });
