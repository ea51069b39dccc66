import CloudOff from '@mui/icons-material/CloudOff';
import Refresh from '@mui/icons-material/Refresh';
import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import type { CallError } from '#src/providers/call-error.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { useSearch } from '../state/use-search.ts';

/** The search was refused or did not answer: what is safe, what to do, and what to tell support. */
export const SearchFailed = ({ error }: { error: CallError }) => {
  const text = useText();
  const { refetch, activeCount, clear } = useSearch();
  const fault = error.body?.errors[0];
  const reference = fault?.meta?.params.reference;
  const isOurs = !fault || error.status >= 500;
  return (
    <StatePanel
      tone="error"
      level={2}
      icon={<CloudOff />}
      title={text('search.failed.title')}
      reference={reference ? text('search.failed.reference', { reference }) : undefined}
      actions={
        <>
          <Button variant="contained" startIcon={<Refresh />} onClick={() => refetch()}>
            {text('search.failed.retry')}
          </Button>
          {activeCount > 0 && (
            <Button variant="outlined" onClick={() => clear()}>
              {text('search.clearFilters')}
            </Button>
          )}
        </>
      }
    >
      {isOurs ? text('search.failed.detail') : fault.title}
    </StatePanel>
  );
};
