import LinkOff from '@mui/icons-material/LinkOff';
import { useText } from '../../i18n/use-text.ts';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { BackHome } from './BackHome.tsx';

export default function NotFoundPage() {
  const text = useText();
  return (
    <StatePanel icon={<LinkOff />} title={text('errorPages.notFound')} actions={<BackHome />}>
      {text('errorPages.notFoundDetail')}
    </StatePanel>
  );
}
