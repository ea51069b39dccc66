import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { registerMissingPanel, retryMissing, useChunkState } from '../chunks/load-chunk.ts';
import { useText } from '../i18n/use-text.ts';
import { SendingButton } from './SendingButton.tsx';
import { StatePanel } from './StatePanel.tsx';

interface FrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

interface Props {
  /** Stands around the message; a panel for pages of the shell when left out. */
  readonly frame?: ComponentType<FrameProps>;
  /** Shown while the page is loading and nothing is missing. */
  readonly children?: ReactNode;
}

/** The fallback of a `Suspense` around pages: nothing, or that the page could not be loaded, with a button to retry. */
export const PageFallback = ({ frame = PanelFrame, children = null }: Props) =>
  useChunkState() === 'complete' ? children : <PageMissing frame={frame} />;

const PageMissing = ({ frame: Frame }: { frame: ComponentType<FrameProps> }) => {
  const text = useText();
  const isAsking = useChunkState() === 'asking';
  useEffect(registerMissingPanel, []);
  return (
    <Frame title={text('errorPages.unloaded')} lead={text('errorPages.unloadedDetail')}>
      <SendingButton variant="contained" isSending={isAsking} onClick={retryMissing}>
        {text('errorPages.askAgain')}
      </SendingButton>
    </Frame>
  );
};

const PanelFrame = ({ title, lead, children }: FrameProps) => (
  <div role="alert">
    <StatePanel tone="error" icon={<ReportProblemOutlined />} title={title} actions={children}>
      {lead}
    </StatePanel>
  </div>
);
