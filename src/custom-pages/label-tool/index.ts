import LabelOutlined from '@mui/icons-material/LabelOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** Labels of sheets found here. */
export const labelToolPage = definePage({
  path: '/tools/label',
  title: 'label.title',
  layout: 'shell',
  section: 'tools',
  icon: LabelOutlined,
  component: lazy(() => import('./LabelToolPage.tsx')),
});

/** The label of one sheet, in the window that its page opens. */
export const sheetLabelPage = definePage({
  path: '/tools/label/labels/:isn',
  title: 'label.titleOne',
  layout: 'window',
  component: lazy(() => import('./SheetLabelPage.tsx')),
});
