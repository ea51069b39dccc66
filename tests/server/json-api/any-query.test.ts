import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUsers } from '#contract/calls/users.ts';
import { fieldsOfType } from '#contract/json-api/resource-type.ts';
import { roleType } from '#contract/json-api/types/roles.ts';
import { subsetRelationType } from '#contract/json-api/types/subset-relations.ts';
import { subsetType } from '#contract/json-api/types/subsets.ts';
import { clientType, userType } from '#contract/json-api/types/users.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedIn(server, people.companyAdmin);
});
afterAll(() => server.close());

const types = [userType, roleType, subsetRelationType, subsetType, clientType];
const includes = ['role', 'subset_relations', 'subset_relations.subset', 'clients', 'clients.subsets'];

const query = fc.record({
  include: fc.shuffledSubarray(includes),
  fields: fc.tuple(...types.map((type) => fc.option(fc.shuffledSubarray(fieldsOfType(type))))),
  size: fc.option(fc.integer({ min: 1, max: 9 })),
  sort: fc.shuffledSubarray(['role', '-email', 'name', '-phone', 'invitation_status']),
});

interface Found {
  type: string;
  id: string;
  relationships?: Record<string, { data: Found | Found[] | null }>;
}
const keyOf = ({ type, id }: Found) => `${type}/${id}`;
const linked = (resources: Found[]): string[] =>
  resources.flatMap(({ relationships = {} }) =>
    Object.values(relationships).flatMap(({ data }) => [data ?? []].flat().map(keyOf)),
  );

test('whatever is included and however few fields are asked for, the document holds and includes nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(query, async ({ include, fields, size, sort }) => {
      const parameters = new URLSearchParams({ include: include.join(), sort: sort.join() });
      for (const [at, names] of fields.entries()) if (names) parameters.set(`fields[${types[at]?.type}]`, names.join());
      if (size !== null) parameters.set('page[size]', String(size));
      const { status, body } = await admin.get(`/users?${parameters}`);
      expect(status).toBe(200);
      expect(listUsers.answer.safeParse(body).error).toBeUndefined();

      const included: Found[] = body.included ?? [];
      const keys = [...body.data, ...included].map(keyOf);
      expect(new Set(keys).size).toBe(keys.length);
      expect(body.included !== undefined).toBe(include.length > 0);
      const roles = linked(body.data).filter((key) => key.startsWith('roles/'));
      if (include.includes('role')) expect(keys).toEqual(expect.arrayContaining(roles));
      // Full linkage: whatever is included can be reached by the links of the document.
      const reachable = new Set(linked([...body.data, ...included]));
      expect(included.filter((one) => !reachable.has(keyOf(one)))).toEqual([]);
      for (const resource of [...body.data, ...included]) {
        const asked = fields[types.findIndex(({ type }) => type === resource.type)];
        const borne = Object.keys({ ...resource.attributes, ...resource.meta });
        if (asked) expect(asked).toEqual(expect.arrayContaining(borne));
      }
    }),
    { numRuns: 150 },
  );
});
