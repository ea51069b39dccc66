import { Navigate } from 'react-router-dom';
import { definePage } from '#src/admin/define-page.ts';
import { listOfRequests } from './paths.ts';

/** What somebody types who remembers no more of the address: it leads to the requests. */
export const operatorHomePage = definePage({
  path: '/operator',
  title: 'resources.desk-requests.titles.list',
  layout: 'shell',
  under: listOfRequests,
  component: () => <Navigate to={listOfRequests} replace />,
});
