import type { Random } from '#tests/support/search/random.ts';
import type { Client } from '../http-client.ts';
import { account } from '../search/fill-store.ts';
import { signIn } from '../sign-in.ts';
import { createBalancedClient } from './balanced-client.ts';
import { checkKnown } from './check-known.ts';
import { learnSearches, type Repertoire } from './known-searches.ts';
import { audienceOf, type Person } from './people.ts';

interface Prepared {
  readonly members: readonly { readonly client: Client; readonly repertoire: Repertoire }[];
  /**
   * Different searches with known answers, and how many of them were compared with a search that looks at every record.
   */
  readonly known: number;
  readonly checked: number;
}

/** Signs everybody in and records, audience by audience, the answers to expect. */
export const prepareMembers = async (
  urls: readonly [string, ...string[]],
  people: readonly Person[],
  random: Random,
): Promise<Prepared> => {
  const repertoires = new Map<string, Repertoire>();
  const members: { client: Client; repertoire: Repertoire }[] = [];
  let [known, checked] = [0, 0];
  for (const [at, person] of people.entries()) {
    const credentials = { name: person.name, password: account.password };
    const signedIn = await signIn(urls[0], credentials, { 'accept-encoding': 'gzip, deflate, br' });
    const client = createBalancedClient(
      urls.map((url) => signedIn.at(url)),
      at % urls.length,
    );
    signedIn.close();
    const audience = audienceOf(person);
    let repertoire = repertoires.get(audience);
    if (!repertoire) {
      repertoire = await learnSearches(client, person, random);
      repertoires.set(audience, repertoire);
      known += new Set(repertoire).size;
      checked += await checkKnown(repertoire, person);
    }
    members.push({ client, repertoire });
  }
  return { members, known, checked };
};
