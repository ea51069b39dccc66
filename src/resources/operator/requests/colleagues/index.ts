import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { colleaguesPath } from '../paths.ts';

/** Who else is an operator, when they were last seen, and what they have. */
export const colleaguesPage = definePage({
  path: colleaguesPath,
  title: 'resources.desk-requests.texts.colleagues',
  layout: 'shell',
  section: 'desk',
  icon: BadgeOutlined,
  component: lazy(() => import('./ColleaguesPage.tsx')),
});
