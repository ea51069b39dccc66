import { beforeEach, describe, expect, test } from 'vitest';
import type { UserInfo } from '#contract/calls/get-user-info.ts';
import { permissionsOf, type Role, roles } from '#contract/permissions.ts';
import { canAccess } from '#src/admin/access.ts';
import { operatorResources } from '#src/app/operator-resources.ts';
import { resources as memberResources } from '#src/app/resources.ts';
import { createAuthProvider } from '#src/providers/auth-provider.ts';
import { clearUserInfo, keepUserInfo } from '#src/providers/user-info.ts';
import { withBrowser } from '../with-browser.ts';

const resources = [...memberResources, ...operatorResources];
const members = ['read-only', 'collection-admin', 'company-admin'] as const satisfies readonly Role[];

/** A permission case: a resource or the path of a page, an action, the roles. */
const table: readonly (readonly [string, string, readonly Role[]])[] = [
  ['users', 'list', ['company-admin']],
  ['users', 'create', ['company-admin']],
  ['users', 'edit', ['company-admin']],
  ['users', 'delete', ['company-admin']],
  ['requests', 'list', members],
  ['requests', 'create', []],
  ['requests', 'edit', []],
  // Part of other pages, which the guard holds; the API decides what is in them.
  ['sheets', 'list', roles],
  ['subsets', 'list', roles],
  ['roles', 'list', roles],
  ['sheets', 'edit', []],
  ['sheets', 'delete', []],
  ...['desk-requests', 'desk-sheets', 'organisations', 'desk-users', 'notices', 'jobs'].map(
    (name) => [name, 'list', ['operator']] as const,
  ),
  ['organisations', 'create', ['operator']],
  ['desk-sheets', 'create', ['operator']],
  ['jobs', 'edit', []],
  ['jobs', 'delete', ['operator']],
  ['notices', 'delete', ['operator']],
  ['nothing-of-ours', 'list', []],
  ['/search', 'list', members],
  ['/create-binder', 'list', ['collection-admin', 'company-admin']],
  ['/edit-user/7', 'list', ['company-admin']],
  ['/operator/jobs', 'list', ['operator']],
  ['/chem-info', 'list', roles],
  ['/no-such-page', 'list', []],
];

beforeEach(() => withBrowser(clearUserInfo));

describe('access', () => {
  test.each(table)('to %s, %s, is for %j', (resource, action, allowed) => {
    const may = roles.filter((role) =>
      canAccess({ resources, permissions: permissionsOf({ role, shared: false }), resource, action }),
    );
    expect(may).toEqual(roles.filter((role) => allowed.includes(role)));
  });

  test('to one’s own account is refused to a shared account', () => {
    const may = (shared: boolean) =>
      canAccess({
        resources,
        permissions: permissionsOf({ role: 'company-admin', shared }),
        resource: '/account-information',
        action: 'list',
      });
    expect([may(false), may(true)]).toEqual([true, false]);
  });
});

/** As far as it matters here. */
const person = { uid: 1, mseid: 10001, exp: Number.POSITIVE_INFINITY } as UserInfo;

describe('react-admin’s auth provider', () => {
  const provider = createAuthProvider(({ permissions }, params) => canAccess({ resources, permissions, ...params }));

  test.each(table)('answers for %s, %s, as the table does', async (resource, action, allowed) => {
    for (const role of roles) {
      withBrowser(() => keepUserInfo({ ...person, permissions: permissionsOf({ role, shared: false }) }));
      expect(await provider.canAccess?.({ resource, action })).toBe(allowed.includes(role));
    }
  });

  test('refuses a stranger everything', async () => {
    expect(await provider.canAccess?.({ resource: 'sheets', action: 'list' })).toBe(false);
  });
});
