import { type ReactNode, useEffect } from 'react';
import { errorCatalogue } from '#contract/errors.ts';
import { Admin } from '../admin/Admin.tsx';
import { preloadPage } from '../admin/find-page.ts';
import { Routed } from '../admin/Routed.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';
import { DeskKeys } from '../resources/operator/keys/DeskKeys.tsx';
import { keepSecondClicks } from '../ui/second-clicks.ts';
import { operatorPages } from './operator-pages.ts';
import { operatorResources } from './operator-resources.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** What operators work with; members never load it. */
export default function OperatorPortal() {
  return (
    <Routed>
      <PageBoundary>
        <Admin errors={errorCatalogue} layout={DeskLayout} pages={operatorPages} resources={operatorResources} />
      </PageBoundary>
    </Routed>
  );
}

/** The shell, and in it the keys of the desk. What is done there in haste is done by what was aimed at. */
const DeskLayout = ({ children }: { children: ReactNode }) => {
  useEffect(keepSecondClicks, []);
  return (
    <AppLayout>
      <DeskKeys>{children}</DeskKeys>
    </AppLayout>
  );
};

/** Loads the page at an address ahead of its first drawing. */
export const preload = (pathname: string): Promise<void> => preloadPage(operatorPages, pathname);
