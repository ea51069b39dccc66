import ApiOutlined from '@mui/icons-material/ApiOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** Tokens with which programs call the API in the name of the organisation, or of the provider. */
export const apiTokensPage = definePage({
  path: '/api-tokens',
  title: 'pages.apiTokens',
  layout: 'shell',
  section: 'account',
  icon: ApiOutlined,
  component: lazy(() => import('./ApiTokensPage.tsx')),
});
