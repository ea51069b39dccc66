import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import StorageOutlined from '@mui/icons-material/StorageOutlined';
import { definePage } from '#src/define-page.ts';
import { lazy } from '#src/parts/lazy.ts';

export const sheetDatabasePage = definePage({
  path: '/sds-database',
  title: 'handOff.sheetDatabase.pageTitle',
  layout: 'shell',
  section: 'resources',
  opensNewTab: true,
  icon: StorageOutlined,
  component: lazy(() => import('./SheetDatabasePage.tsx')),
});

export const chemicalInformationPage = definePage({
  path: '/chem-info',
  title: 'handOff.chemicalInformation.pageTitle',
  layout: 'shell',
  section: 'resources',
  opensNewTab: true,
  icon: ScienceOutlined,
  component: lazy(() => import('./ChemicalInformationPage.tsx')),
});
