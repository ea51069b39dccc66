import { notAuthorizedPage, notFoundPage } from './custom-pages/errors/index.ts';
import type { Page } from './define-page.ts';
import { deskResources } from './desk-resources.ts';
import { openPages } from './open-pages.ts';
import { pagesOf } from './resource-views/pages-of.tsx';

/** Every page of the provider's staff, below `/operator`, in the order of the side navigation. */
export const deskPages: readonly Page[] = [
  ...openPages,
  ...deskResources.flatMap(pagesOf),
  notAuthorizedPage,
  notFoundPage,
];
