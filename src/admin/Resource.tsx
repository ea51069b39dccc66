import type { ComponentType } from 'react';
import { Resource as RaResource, ResourceContextProvider, type ResourceProps } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import type { Language } from '#contract/languages.ts';
import { lazy, loadedWith } from '../chunks/lazy.ts';
import { definePage, type Page } from './define-page.ts';
import type { Field, ResourceDeclaration, View, ViewComponent } from './define-resource.ts';
import { GuardedPage } from './GuardedPage.tsx';
import { usePages } from './pages-context.ts';
import { ResourceDeclarationProvider } from './resource-context.ts';
import { publicPath } from './routing.tsx';

interface Props extends Pick<ResourceProps, 'name' | 'list' | 'create' | 'edit' | 'recordRepresentation'> {
  readonly paths: ResourceDeclaration['paths'];
}

/**
 * react-admin's `<Resource list create edit>` with one difference: the specification fixes the addresses of the views, so they are
 * pages at `paths`, and react-admin's own address of a view (`/users/7`) leads to the public one (`routing.tsx`).
 */
export const Resource = ({ name, paths }: Props) => {
  const { pathname, search, hash } = useLocation();
  const notFoundPage = usePages().find(({ path }) => path === '*');
  const address = pathname + search + hash;
  const target = publicPath([{ name, paths }], address);
  if (target !== address) return <Navigate to={target} replace />;
  return notFoundPage ? <GuardedPage page={notFoundPage} /> : null;
};

// What react-admin reads of the children of an admin.
Resource.raName = RaResource.raName;
Resource.registerResource = RaResource.registerResource;

/** The `<Resource>` that a declaration stands for. */
export const toResource = (resource: ResourceDeclaration) => {
  const { name, paths, recordRepresentation } = resource;
  const [list, create, edit] = viewNames.map((view) => viewOf(resource, view));
  return (
    <Resource
      key={name}
      name={name}
      {...(list && { list })}
      {...(create && { create })}
      {...(edit && { edit })}
      paths={paths}
      {...(recordRepresentation && {
        recordRepresentation: recordRepresentation as ResourceProps['recordRepresentation'],
      })}
    />
  );
};

const viewNames = ['list', 'create', 'edit'] as const satisfies readonly View[];

/** Views made from the declaration alone; in a chunk that all resources share, loaded with the first of them. */
const derivedViews: Record<View, ViewComponent> = {
  list: lazy(async () => ({ default: (await import('./derived-views.tsx')).ResourceList })),
  create: lazy(async () => ({ default: (await import('./derived-views.tsx')).ResourceCreate })),
  edit: lazy(async () => ({ default: (await import('./derived-views.tsx')).ResourceEdit })),
};

/** A view of a resource that has a public path for it: the one that was passed in, or the derived one. */
export const viewOf = (resource: ResourceDeclaration, view: View): ComponentType | undefined => {
  if (!resource.paths?.[view]) return undefined;
  const Content = resource.views?.[view] ?? derivedViews[view];
  const View = () => (
    <ResourceContextProvider value={resource.name}>
      <ResourceDeclarationProvider value={resource}>
        <Content />
      </ResourceDeclarationProvider>
    </ResourceContextProvider>
  );
  return loadedWith(View, [Content, ...(view === 'list' ? partsOfRows(resource) : [])]);
};

const partsOfRows = ({ fields = {}, rowActions }: ResourceDeclaration): object[] => {
  const columns = Object.values<Field>(fields).map(({ list }) => list);
  const cells = columns.flatMap((column) => (column && column !== true && column.cell ? [column.cell] : []));
  return rowActions ? [...cells, rowActions] : cells;
};

/** The pages of a resource: its views at their public paths. */
export const pagesOfResource = (resource: ResourceDeclaration): Page[] =>
  viewNames.flatMap((view) => {
    const path = resource.paths?.[view];
    const component = viewOf(resource, view);
    if (!path || !component) return [];
    return [
      definePage({
        path,
        title: `resources.${resource.name}.titles.${view}`,
        layout: resource.layouts?.[view] ?? 'shell',
        ...(view === 'list' && resource.navigation),
        ...(view === 'edit' && resource.namesRecord && { titlesItself: true }),
        component,
      }),
    ];
  });

/** The messages of resources, under the keys that react-admin looks for: `resources.users.fields.email`. */
export const messagesOf = (resources: readonly ResourceDeclaration[], language: Language) => ({
  resources: Object.fromEntries(
    resources.flatMap(({ name, messages }) => (messages ? [[name, messages[language]]] : [])),
  ),
});
