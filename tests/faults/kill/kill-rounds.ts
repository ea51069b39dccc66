import { createRandom } from '#tests/support/search/random.ts';
import { people } from '#tests/support/test-server.ts';
import type { Part } from '../part.ts';
import { signInPerson } from '../person.ts';
import { openPlace } from '../place.ts';
import { createCutter } from './cut-off.ts';
import { expectSound } from './invariants.ts';
import { moments } from './moments.ts';
import { editing } from './work/editing.ts';
import { importing } from './work/importing.ts';
import { ordering } from './work/ordering.ts';
import { saving } from './work/saving.ts';
import { signingIn } from './work/signing-in.ts';
import { uploading } from './work/uploading.ts';

/** Kinds of work to interrupt, one in each round. */
const kinds = [signingIn, saving, uploading, ordering, importing, editing];

/** `kill -9` in the middle of everything, over and over on one data folder; after each restart everything is looked at. */
export const kill: Part = {
  name: 'kill',
  run: async ({ random, rounds, check, note, progress }) => {
    const place = await openPlace();
    try {
      let number = 0;
      const signIn = (name: string) => signInPerson(place.url, name);
      // A generator each: what one does in the time it is given changes nothing of what the next round is.
      const seeds = kinds.map(() => random.below(2 ** 31));
      const works = await Promise.all(
        kinds.map((create, kind) =>
          create({ place, random: createRandom(seeds[kind]!), signIn, next: () => ++number }),
        ),
      );
      const searchers = new Map([
        [10001, await signIn(people.companyAdmin)],
        [10002, await signIn(people.hospitalAdmin)],
      ]);
      // What it compiled is kept when it stops, and would not be when it is killed.
      await place.stop();
      await place.start();
      const cutOff = createCutter(place);
      for (let round = 0; round < rounds; round++) {
        if (round % 20 === 0) progress(`round ${round} of ${rounds}`);
        const main = works[round % works.length]!;
        const others = works.filter((work) => work !== main && work.steps > 0 && random.chance(0.4));
        const moment = random.pick(moments);
        const [steps, percent] = [main.steps && random.below(main.steps), random.below(100)];
        const names = [main, ...others].map(({ name }) => name).join(', ');
        await check(
          `round ${round} of ${rounds}: ${names}; killed ${moment.name} ${steps} steps and ${percent} % of one later`,
          async () => {
            const faults = await cutOff({ works: [main, ...others], steps, share: percent / 100, moment });
            await place.start();
            if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('\n'));
            for (const work of [main, ...others]) await work.check();
            await expectSound(place, searchers);
            // Hundreds of rounds mail in an hour what nobody mails in a day.
            await place.inStore((store) => store.deleteFrom('attempts').execute());
          },
        );
      }
      await check('a clean stop and a last look', async () => {
        const code = await place.stop();
        if (code !== 0) throw new Error(`the server ended with ${code}`);
        await place.start();
        for (const work of works) await work.check();
        await expectSound(place, searchers);
      });
      const twice = [...(await place.mails.counts())].filter(([to, count]) => to.startsWith('reader-') && count > 1);
      note(works.map((work) => `${work.count()} × ${work.name}`).join(', '));
      note(`mails sent again after a kill: ${twice.length}`);
    } finally {
      await place.close();
    }
  },
};
