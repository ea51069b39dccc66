import { GlobalStyles } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { errorCatalogue } from '#contract/errors.ts';
import { Admin } from '../admin/Admin.tsx';
import { preloadPage } from '../admin/find-page.ts';
import { Routed } from '../admin/Routed.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';
import { DeskKeys } from '../resources/operator/keys/DeskKeys.tsx';
import { keepSecondClicks } from '../ui/second-clicks.ts';
import { toastTop } from '../ui/Toasts.tsx';
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
  useBeginAtTop();
  return (
    <AppLayout>
      <GlobalStyles styles={beneathHeader} />
      <DeskKeys>{children}</DeskKeys>
    </AppLayout>
  );
};

/** On a wide window the header holds the ways to the next and the one before, which no toast may cover. */
const beneathHeader = { ':root': { '@media (min-width: 1200px)': { [toastTop]: '52px' } } };

/** A page that one goes on to is read from its beginning; going back, browsers find the place themselves. */
const useBeginAtTop = (): void => {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useLayoutEffect(() => {
    if (how === 'PUSH' && hash === '') window.scrollTo({ top: 0 });
  }, [pathname]);
};

/** Loads the page at an address ahead of its first drawing. */
export const preload = (pathname: string): Promise<void> => preloadPage(operatorPages, pathname);
