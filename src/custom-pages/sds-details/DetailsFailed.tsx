import CloudOff from '@mui/icons-material/CloudOff';
import Refresh from '@mui/icons-material/Refresh';
import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { PdfButton } from './PdfButton.tsx';

interface Props {
  readonly isn: number;
  readonly onRetry: () => void;
}

export const DetailsFailed = ({ isn, onRetry }: Props) => {
  const text = useText();
  return (
    <StatePanel
      tone="error"
      icon={<CloudOff />}
      title={text('details.failed')}
      actions={
        <>
          <Button variant="contained" startIcon={<Refresh />} onClick={onRetry}>
            {text('search.failed.retry')}
          </Button>
          <PdfButton isn={isn} variant="outlined" />
        </>
      }
    >
      {text('details.failedDetail')}
    </StatePanel>
  );
};
