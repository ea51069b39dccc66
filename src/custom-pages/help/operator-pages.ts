import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** The guides of the desk. Members do not load what is declared here. */
export const deskGuidesPage = definePage({
  path: '/operator/guides',
  title: 'guides.guides',
  layout: 'shell',
  section: 'desk',
  icon: MenuBookOutlined,
  component: lazy(() => import('./DeskGuidesPage.tsx')),
});
