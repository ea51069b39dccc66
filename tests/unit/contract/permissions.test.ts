import { describe, expect, test } from 'vitest';
import { alwaysAllowedSegments, canOpen, permissions, permissionsOf, roles } from '#contract/permissions.ts';

test('the roles of members are the three of the specification [S1.1-04 S1.6-01 S2.1-16 S2.6-01]', () => {
  expect(roles.filter((role) => role !== 'operator')).toEqual(['read-only', 'collection-admin', 'company-admin']);
});

test('every permission that the specification names is one [S1.6-04]', () => {
  expect(permissions).toEqual(
    expect.arrayContaining([
      ...['account-information', 'message-centre', 'create-index', 'create-binder', 'create-ebinder', 'resources'],
      ...['manage-users', 'add-user', 'edit-user', 'change-password', 'sds-addition', 'search', 'manage-sds'],
      ...['create-excel', 'has-phone'],
    ]),
  );
});

test('an administrator of the collection has all of it, and one of the company the people besides [S1.1-04 S2.6-01]', () => {
  const [reader, collection, company] = (['read-only', 'collection-admin', 'company-admin'] as const).map((role) =>
    permissionsOf({ role, shared: false }),
  );
  expect(reader).not.toContain('manage-sds');
  expect(collection).toEqual(expect.arrayContaining(reader ?? []));
  expect(company).toEqual(expect.arrayContaining(collection ?? []));
  expect(company?.filter((permission) => !collection?.includes(permission))).toEqual([
    'manage-users',
    'add-user',
    'edit-user',
    'manage-admins',
    'audit-log',
    'mail-domains',
    'posters',
    'imports',
    'api-tokens',
    'webhooks',
    'single-sign-on',
  ]);
});

describe('a page', () => {
  test.each([
    ['/manage-users', ['manage-users'], true],
    ['/edit-user/7', ['edit-user'], true],
    ['/edit-user/7?x=1#y', ['edit-user'], true],
    ['/edit-user/7', ['manage-users'], false],
    ['/search?from=mail', ['search'], true],
    ['/searching', ['search'], false],
    ['/message-centre', [], false],
  ] as const)('%s with %j opens by its first path segment: %s [S1.2.1-05 S1.6-03 S2.6-04]', (path, granted, opens) => {
    expect(canOpen(path, granted)).toBe(opens);
  });

  test('that anybody signed in may open is one of the list of the specification [S1.2.1-05 S2.6-04]', () => {
    expect([...alwaysAllowedSegments].sort()).toEqual(
      ['', 'chem-info', 'contact-us-success', 'resources', 'sds-addition-success', 'sds-database'].sort(),
    );
    for (const segment of alwaysAllowedSegments) expect(canOpen(`/${segment}`, [])).toBe(true);
  });
});
