import { Box, Typography } from '@mui/material';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

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
export const OpenFrame = (props: Props) => (
  <Suspense fallback={<div className="first-screen" />}>
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Framed {...props} />
    </Box>
  </Suspense>
);
