import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  /** Shown in place of the panel when no shell is around it. */
  readonly page?: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a page that crashed, with a way on; the rest of the app keeps working. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return this.props.page ?? <CrashPanel />;
  }
}

/** What has stopped, and the way on: to load the page anew. */
export const CrashPanel = () => {
  const text = useText();
  return (
    <StatePanel
      tone="error"
      icon={<ReportProblemOutlined />}
      title={text('errorPages.crashed')}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {text('errorPages.reload')}
        </Button>
      }
    >
      {text('errorPages.crashedDetail')}
    </StatePanel>
  );
};
