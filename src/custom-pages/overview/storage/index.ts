import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { storagePath } from './address-of-place.ts';

/** What stands together and should not, reached from the overview. */
export const storagePage = definePage({
  path: storagePath,
  title: 'pages.storage',
  layout: 'shell',
  component: lazy(() => import('./StoragePage.tsx')),
});
