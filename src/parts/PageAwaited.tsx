import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';
import { SendingButton } from '../ui/forms/SendingButton.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { askAgain, standForMissing, useMissingParts } from './missing-parts.ts';

/** What stands where a page is being loaded: nothing, or that it cannot be, with a button to ask again. */
export const PageAwaited = ({ children = null }: { children?: ReactNode }) =>
  useMissingParts() === 'whole' ? children : <PartMissing />;

const PartMissing = () => {
  const text = useText();
  const isAsking = useMissingParts() === 'asking';
  useEffect(standForMissing, []);
  return (
    <div role="alert">
      <StatePanel
        tone="error"
        icon={<ReportProblemOutlined />}
        title={text('errorPages.unloaded')}
        actions={
          <SendingButton variant="contained" isSending={isAsking} onClick={askAgain}>
            {text('errorPages.askAgain')}
          </SendingButton>
        }
      >
        {text('errorPages.unloadedDetail')}
      </StatePanel>
    </div>
  );
};
