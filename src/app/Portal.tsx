import { memberErrors } from '#contract/errors/member-errors.ts';
import { Admin } from '../admin/Admin.tsx';
import { preloadPage } from '../admin/find-page.ts';
import { Routed } from '../admin/Routed.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { pages } from './pages.ts';
import { resources } from './resources.ts';

/** What members of organisations work with. */
export default function Portal() {
  return (
    <Routed>
      <PageBoundary>
        <Admin errors={memberErrors} layout={AppLayout} pages={pages} resources={resources} />
      </PageBoundary>
    </Routed>
  );
}

/** Loads the page at an address ahead of its first drawing. */
export const preload = (pathname: string): Promise<void> => preloadPage(pages, pathname);
