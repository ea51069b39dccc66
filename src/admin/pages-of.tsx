import { lazy } from '../chunks/lazy.ts';
import { definePage, type Page } from './define-page.ts';
import type { Resource, View, ViewComponent } from './define-resource.ts';

/** Views made from the declaration alone; in a chunk that all resources share, loaded with the first of them. */
const derived: Record<View, ViewComponent> = {
  list: lazy(async () => ({ default: (await import('./derived-views.ts')).ResourceList })),
  create: lazy(async () => ({ default: (await import('./derived-views.ts')).ResourceCreate })),
  edit: lazy(async () => ({ default: (await import('./derived-views.ts')).ResourceEdit })),
};
const views = Object.keys(derived) as View[];

/** The pages of a resource at its public paths; each shows the view that was passed in, or the one derived. */
export const pagesOf = (resource: Resource): Page[] =>
  views.flatMap((view) => {
    const path = resource.paths?.[view];
    if (!path) return [];
    const Shown = resource.views?.[view] ?? derived[view];
    return [
      definePage({
        path,
        title: `resources.${resource.name}.titles.${view}`,
        layout: resource.layouts?.[view] ?? 'shell',
        ...(view === 'list' && resource.navigation),
        component: () => <Shown resource={resource} />,
      }),
    ];
  });
