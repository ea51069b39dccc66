import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

export const sheetAdditionPage = definePage({
  path: '/sds-addition',
  title: 'pages.sdsAddition',
  layout: 'shell',
  section: 'support',
  icon: UploadFileOutlined,
  component: lazy(() => import('./SheetAdditionPage.tsx')),
});

export const sheetAdditionSuccessPage = definePage({
  path: '/sds-addition-success',
  title: 'pages.sdsAddition',
  layout: 'shell',
  component: lazy(() => import('./SheetAdditionSuccessPage.tsx')),
});
