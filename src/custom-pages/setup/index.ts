import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** The first day: what the link that the server prints leads to. */
export const setupPage = definePage({
  path: '/setup',
  title: 'signIn.setupPageTitle',
  layout: 'open',
  component: lazy(() => import('./SetupPage.tsx')),
});
