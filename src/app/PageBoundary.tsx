import { Button } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useText } from '../i18n/use-text.ts';
import { CrashBoundary } from '../ui/CrashBoundary.tsx';
import { PageFallback } from '../ui/PageFallback.tsx';
import { OpenFrame } from './OpenFrame.tsx';

/** Holds what is wrong with a page, or not there yet, where there is no shell around it. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <CrashBoundary page={<CrashPage />}>
    {/* The first screen of index.html stays until there is something to show. */}
    <Suspense
      fallback={
        <PageFallback frame={OpenFrame}>
          <div className="first-screen" />
        </PageFallback>
      }
    >
      {children}
    </Suspense>
  </CrashBoundary>
);

/** What has stopped, and the ways on. */
const CrashPage = () => {
  const text = useText();
  return (
    <OpenFrame title={text('errorPages.crashed')} lead={text('errorPages.crashedDetail')}>
      <Button variant="contained" size="large" onClick={() => window.location.reload()}>
        {text('errorPages.reload')}
      </Button>
      {/* A load of the page, not a step within what has stopped. */}
      <Button variant="outlined" size="large" href="/">
        {text('signIn.backToSignIn')}
      </Button>
    </OpenFrame>
  );
};
