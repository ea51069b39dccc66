import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** What is kept of people, for how long, and who answers for it. */
export const privacyPage = definePage({
  path: '/privacy',
  title: 'shell.privacy',
  layout: 'open',
  component: lazy(() => import('./PrivacyPage.tsx')),
});
