import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import StorageOutlined from '@mui/icons-material/StorageOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

export const sheetDatabasePage = definePage({
  path: '/sds-database',
  title: 'externalLinks.sheetDatabase.pageTitle',
  layout: 'shell',
  section: 'resources',
  opensNewTab: true,
  icon: StorageOutlined,
  component: lazy(async () => ({ default: (await import('./ExternalLinkPage.tsx')).SheetDatabasePage })),
});

export const chemicalInformationPage = definePage({
  path: '/chem-info',
  title: 'externalLinks.chemicalInformation.pageTitle',
  layout: 'shell',
  section: 'resources',
  opensNewTab: true,
  icon: ScienceOutlined,
  component: lazy(async () => ({ default: (await import('./ExternalLinkPage.tsx')).ChemicalInformationPage })),
});
