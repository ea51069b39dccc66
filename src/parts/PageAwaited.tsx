import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';
import { SendingButton } from '../ui/forms/SendingButton.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { askAgain, standForMissing, useMissingParts } from './missing-parts.ts';
import { OpenFrame } from './OpenFrame.tsx';

interface Props {
  /** Without a shell around it. */
  readonly isOutside?: boolean;
  /** What stands there as long as nothing is missing. */
  readonly children?: ReactNode;
}

/** What stands where a page is being loaded: nothing, or that it cannot be, with a button to ask again. */
export const PageAwaited = ({ isOutside = false, children = null }: Props) =>
  useMissingParts() === 'whole' ? children : <PartMissing isOutside={isOutside} />;

const PartMissing = ({ isOutside }: { isOutside: boolean }) => {
  const text = useText();
  const isAsking = useMissingParts() === 'asking';
  useEffect(standForMissing, []);
  const [title, detail] = [text('errorPages.unloaded'), text('errorPages.unloadedDetail')];
  const button = (
    <SendingButton variant="contained" isSending={isAsking} onClick={askAgain}>
      {text('errorPages.askAgain')}
    </SendingButton>
  );
  if (isOutside) {
    return (
      <OpenFrame title={title} lead={detail}>
        {button}
      </OpenFrame>
    );
  }
  return (
    <div role="alert">
      <StatePanel tone="error" icon={<ReportProblemOutlined />} title={title} actions={button}>
        {detail}
      </StatePanel>
    </div>
  );
};
