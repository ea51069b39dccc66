import LinkOff from '@mui/icons-material/LinkOff';
import { useText } from '#src/i18n/use-text.ts';
import { useStoredUserInfo } from '#src/providers/user-info.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { BackToSignIn } from '../sign-in/frame/BackToSignIn.tsx';
import { Frame } from '../sign-in/frame/Frame.tsx';
import { BackHome } from './BackHome.tsx';

/** In the shell; without a session, in the frame of the open pages. */
export default function NotFoundPage() {
  const text = useText();
  const isStranger = useStoredUserInfo() === undefined;
  return isStranger ? (
    <Frame title={text('errorPages.notFound')} lead={text('errorPages.notFoundDetail')}>
      <BackToSignIn variant="contained" />
    </Frame>
  ) : (
    <StatePanel icon={<LinkOff />} title={text('errorPages.notFound')} actions={<BackHome />}>
      {text('errorPages.notFoundDetail')}
    </StatePanel>
  );
}
