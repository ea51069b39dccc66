import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoleRule } from '#contract/role-rules.ts';
import { readRoleRules, replaceRoleRules } from '#server/domains/accounts/role-rules.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { signedIn, subsetIds } from '../users/members.ts';

let server: TestServer;
let own: number[];
let others: number[];
beforeAll(async () => {
  server = await startTestServer();
  own = (await subsetIds(server)).map(Number);
  others = (await subsetIds(server, 10002)).map(Number);
});
afterAll(() => server.close());

const replace = (rules: readonly RoleRule[]) =>
  inTransaction(server.services.store, (trx) => replaceRoleRules(trx, 10001, { rules, pointer: '/data/rules' }));
const read = (organisation = 10001) => readRoleRules(server.services.store, organisation);

describe('the rules of an organisation', () => {
  test('are kept in their order, of this organisation alone, and replaced as a whole', async () => {
    const rules: RoleRule[] = [
      { value: 'Welders', role: 'read-only', locations: own.slice(0, 2) },
      { value: 'Direction', role: 'company-admin', locations: [] },
    ];
    await replace(rules);
    expect(await read()).toEqual(rules);
    expect(await read(10002)).toEqual([]);
    await replace(rules.toReversed());
    expect(await read()).toEqual(rules.toReversed());
    await replace([]);
    expect(await read()).toEqual([]);
  });

  test('name no location of another organisation, nor one that is not', async () => {
    const kept: RoleRule[] = [{ value: 'a', role: 'read-only', locations: own.slice(0, 1) }];
    await replace(kept);
    for (const locations of [others.slice(0, 1), [own[0] ?? 0, 999_999_999]]) {
      const refused = await replace([...kept, { value: 'b', role: 'read-only', locations }]).catch((error) => error);
      expect(refused).toBeInstanceOf(ApiError);
      expect((refused as ApiError).errors).toEqual([
        { code: 'people.unknown_location', source: { pointer: '/data/rules/1/locations' } },
      ]);
    }
    expect(await read()).toEqual(kept);
  });

  test('keep a location from being taken away at the desk', async () => {
    const operator = await signedIn(server, people.operator);
    const path = '/operator/organisations/10001';
    const record = (await operator.get(path)).body;
    const added = { key: 'new', parent: '', id: null, name_en: 'Gate', name_fr: 'Barrière' };
    const { body } = await operator.put(path, { ...record, locations: [...record.locations, added] });
    const { id } = body.locations.find(({ name_en }: { name_en: string }) => name_en === 'Gate');
    await replace([{ value: 'a', role: 'read-only', locations: [id] }]);
    const without = { ...body, locations: record.locations };
    expect((await operator.put(path, without)).faults).toEqual(['/data/locations organisation.location_in_use']);
    await replace([]);
    expect((await operator.put(path, without)).status).toBe(200);
  });
});
