import LinkOff from '@mui/icons-material/LinkOff';
import { useText } from '../../i18n/use-text.ts';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { BackToSearch } from './BackToSearch.tsx';

export default function NotFoundPage() {
  const text = useText();
  return (
    <StatePanel icon={<LinkOff />} title={text('errorPages.notFound')} actions={<BackToSearch />}>
      {text('errorPages.notFoundDetail')}
    </StatePanel>
  );
}
