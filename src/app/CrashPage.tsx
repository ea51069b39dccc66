import { Button } from '@mui/material';
import { useText } from '../i18n/use-text.ts';
import { OpenFrame } from './OpenFrame.tsx';

/** What has stopped where there is no shell, and the ways on. */
export const CrashPage = () => {
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
