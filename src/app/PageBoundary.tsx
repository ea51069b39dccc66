import { Box, Button, Typography } from '@mui/material';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useText } from '../i18n/use-text.ts';
import { CrashBoundary } from '../ui/CrashBoundary.tsx';
import { PageFallback } from '../ui/PageFallback.tsx';

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

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Plain, where not even the frame can be loaded. */
const Bare = ({ title, lead, children }: Props) => (
  <Box component="main" sx={{ p: { xs: 5, sm: 10 }, maxWidth: 560, display: 'grid', gap: 3, justifyItems: 'start' }}>
    <Typography variant="h4" component="h1">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>
    {children}
  </Box>
);

/** The frame of sign-in, which is there for who came through it. A failure to load it is no failure of its own: React's `lazy`. */
const Framed = lazy(
  (): Promise<{ default: ComponentType<Props> }> =>
    import('../custom-pages/sign-in/frame/Frame.tsx').then(
      ({ Frame }) => ({ default: Frame }),
      () => ({ default: Bare }),
    ),
);

/** What has to be said where there is no shell: as the pages look that need no session. */
const OpenFrame = (props: Props) => (
  <Suspense fallback={<div className="first-screen" />}>
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Framed {...props} />
    </Box>
  </Suspense>
);
