import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { canOpen, permissionsOf } from '#contract/permissions.ts';
import { columnsOfResource, wantedOf } from '#src/admin/columns.ts';
import type { Field, ResourceDeclaration } from '#src/admin/define-resource.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { valuesToChoose } from '#src/admin/FilterForm.tsx';
import { messagesOf, pagesOfResource } from '#src/admin/Resource.tsx';
import { publicPath } from '#src/admin/routing.tsx';
import { resources } from '#src/app/resources.ts';
import { requests } from '#src/resources/requests/index.ts';
import { users } from '#src/resources/users/index.ts';

const Cell = () => null;
const binders = defineResource({
  name: 'binders',
  data: { jsonApi: { type: 'binder-files', path: '/binders', writes: ['title'], relationships: {} } },
  fields: {
    title: { kind: 'text', list: true, form: ['create'] },
    pages: { kind: 'number', list: { isSortable: false } },
    owner: { kind: 'reference', in: 'relationship', list: { cell: Cell }, permission: 'manage-users' },
    location: { kind: 'reference', in: 'relationship' },
    secret: { kind: 'text' },
    number: { kind: 'number', in: 'id' },
    status: {
      kind: 'choice',
      choices: { made: { en: 'Made', fr: 'Fait' }, lost: { en: 'Lost', fr: 'Perdu' } },
      filter: { name: 'state', valuesIn: 'states', except: ['lost'], all: 'allStates' },
    },
  },
  paths: { list: '/create-binder', edit: '/create-binder/change/:id' },
  listAlso: ['is_open'],
  include: ['owner', 'location.place'],
});

describe('the columns of a list', () => {
  test('are the fields that the list shows, in the order of their declaration', () => {
    expect(columnsOfResource(binders, ['manage-users']).map(({ name }) => name)).toEqual(['title', 'pages', 'owner']);
  });

  test('are without those that need a permission one does not have', () => {
    expect(columnsOfResource(binders, ['search']).map(({ name }) => name)).toEqual(['title', 'pages']);
  });

  test('can be sorted unless they say otherwise, and may have a cell of their own', () => {
    const [title, pages, owner] = columnsOfResource(binders, ['manage-users']);
    expect([title?.isSortable, pages?.isSortable, owner?.isSortable]).toEqual([true, false, true]);
    expect([title?.cell, owner?.cell]).toEqual([undefined, Cell]);
  });

  test('are none where no fields are declared', () => {
    expect(columnsOfResource({ name: 'x', data: binders.data }, [])).toEqual([]);
  });
});

describe('what a list asks of a JSON:API', () => {
  test('are the fields of its columns and of what cells need beside, under the name of the type', () => {
    const { fields } = wantedOf(binders, columnsOfResource(binders, ['manage-users']));
    expect(fields).toEqual({ 'binder-files': ['title', 'pages', 'owner', 'is_open'] });
  });

  test('are the relationships that columns show and those declared, each once', () => {
    expect(wantedOf(binders, columnsOfResource(binders, ['manage-users'])).include).toEqual([
      'owner',
      'location.place',
    ]);
  });

  test('does not reach for what the person may not see', () => {
    const { fields } = wantedOf(binders, columnsOfResource(binders, []));
    expect(fields).toEqual({ 'binder-files': ['title', 'pages', 'is_open'] });
    const { include } = wantedOf({ ...binders, include: [] } as ResourceDeclaration, columnsOfResource(binders, []));
    expect(include).toEqual([]);
  });

  test('is nothing where a provider of its own answers', () => {
    expect(
      wantedOf({ ...binders, data: { provider: {} as never } } as ResourceDeclaration, columnsOfResource(binders, [])),
    ).toEqual({});
  });

  test('is for the users’ list what is required [S2.7-25]', () => {
    const { include, fields } = wantedOf(
      users,
      columnsOfResource(users, permissionsOf({ role: 'company-admin', shared: false })),
    );
    expect(include).toContain('role');
    expect(fields?.users).toEqual(
      expect.arrayContaining(['name', 'email', 'phone', 'full_name', 'has_email', 'invitation_status', 'is_editable']),
    );
  });
});

describe('the list of requests asks', () => {
  const columns = columnsOfResource(requests, permissionsOf({ role: 'read-only', shared: false }));

  test('for what is required of it, and of related records for no more than it shows [S2.7-20]', () => {
    expect(wantedOf(requests, columns)).toEqual({
      include: ['user', 'detail'],
      fields: {
        requests: [
          'created_at',
          'type_slug',
          'about',
          'user',
          'status_slug',
          'is_seen',
          'expected_on',
          'is_file_deleted',
          'detail',
        ],
        details: ['info'],
        users: ['name'],
      },
    });
  });

  test('for an order by the names that the specification gives [S2.2.10-03 S2.9-23]', () => {
    const sorts = columns.filter(({ isSortable }) => isSortable).map(({ sortBy }) => sortBy);
    expect(sorts).toEqual(['created_at', 'detail_type', 'user.name', 'status']);
  });
});

describe('a filter offers', () => {
  const asked = { field: binders.fields?.status as Field, chosen: '', meta: undefined };

  test('the values that the list’s answer names, without those that are not to be offered', () => {
    expect(valuesToChoose({ ...asked, meta: { states: ['made', 'lost', 'kept'] } })).toEqual(['made', 'kept']);
  });

  test('the value at work as long as it is, whatever the answer names', () => {
    expect(valuesToChoose({ ...asked, meta: { states: ['made'] }, chosen: 'kept' })).toEqual(['made', 'kept']);
    expect(valuesToChoose({ ...asked, chosen: 'made' })).toEqual(['made']);
  });

  test('what is declared, where no answer names it', () => {
    expect(valuesToChoose({ ...asked, field: { ...asked.field, filter: true } })).toEqual(['made', 'lost']);
  });
});

describe('the public path', () => {
  test.each([
    ['/users', '/manage-users'],
    ['/users/', '/manage-users'],
    ['/users?page=2', '/manage-users?page=2'],
    ['/users/create', '/add-user'],
    ['/users/7', '/edit-user/7'],
    ['/users/7?tab=1#top', '/edit-user/7?tab=1#top'],
    ['/binders/7', '/create-binder/change/7'],
    // A view that the resource does not have, a deeper address, a name that only begins like one.
    ['/binders/create', '/binders/create'],
    ['/users/7/history', '/users/7/history'],
    ['/users-of-old', '/users-of-old'],
    ['/search', '/search'],
    ['', ''],
  ])('of %j is %j', (path, expected) => {
    expect(publicPath([users, binders], path)).toBe(expected);
  });

  test('of a resource without paths is the address itself', () => {
    expect(publicPath(resources, '/subsets/3')).toBe('/subsets/3');
  });
});

describe('the messages of resources', () => {
  test('stand under the keys that react-admin looks for', () => {
    const { resources: said } = messagesOf(resources, 'fr');
    expect(said.users?.fields).toMatchObject({ email: 'Courriel' });
    expect(Object.keys(said)).toEqual(resources.filter(({ messages }) => messages).map(({ name }) => name));
  });

  test('have the same keys in both languages, and other words', () => {
    const leaves = (tree: object, at = ''): [string, string][] =>
      Object.entries(tree).flatMap(([key, value]) =>
        typeof value === 'string'
          ? [[`${at}.${key}`, value] as [string, string]]
          : leaves(value as object, `${at}.${key}`),
      );
    const [english, french] = languages.map((language) => leaves(messagesOf(resources, language)));
    expect(french?.map(([key]) => key)).toEqual(english?.map(([key]) => key));
    const known = new Map(english);
    expect(french?.filter(([key, words]) => known.get(key) === words)).toEqual([]);
  });

  test.each(resources.filter(({ fields }) => fields))('name every field of $name', ({ fields = {}, messages }) => {
    for (const language of languages)
      expect(Object.keys(messages?.[language].fields ?? {}).sort()).toEqual(Object.keys(fields).sort());
  });
});

const shown = resources.flatMap((resource) =>
  pagesOfResource(resource).map((page) => [page.path, page, resource] as const),
);

describe('the pages of resources', () => {
  test('are one for each public path, at that path, none without', () => {
    expect(pagesOfResource(users).map(({ path }) => path)).toEqual(['/manage-users', '/add-user', '/edit-user/:id']);
    expect(pagesOfResource(binders).map(({ path }) => path)).toEqual(['/create-binder', '/create-binder/change/:id']);
    expect(pagesOfResource({ name: 'x', data: binders.data })).toEqual([]);
  });

  test('stand in the navigation with their list alone', () => {
    expect(pagesOfResource(users).map(({ section }) => section)).toEqual(['account', undefined, undefined]);
  });

  test.each(shown)(
    '%s is guarded, and opens to none who lacks the permission [S1.2.1-05 S2.2.13-08]',
    (path, { layout }) => {
      expect(layout).not.toBe('open');
      const permissions = permissionsOf({ role: 'company-admin', shared: false });
      expect(canOpen(path, permissions)).toBe(true);
      const lacking = permissions.filter((permission) => !path.startsWith(`/${permission}`));
      expect(lacking).toHaveLength(permissions.length - 1);
      expect(canOpen(path, lacking)).toBe(false);
    },
  );

  test.each(shown)('%s is titled in both languages', (_, { title }, { name, messages }) => {
    const view = title.split('.').at(-1) as 'list';
    expect(title).toBe(`resources.${name}.titles.${view}`);
    for (const language of languages) expect(messages?.[language].titles?.[view]).toMatch(/\S/);
  });
});
