import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  /** What stands there in place of the panel, where there is no shell around it. */
  readonly page?: ReactNode;
  readonly children: ReactNode;
}

/** Stands where a page stopped working, with a way on; the rest of the app goes on around it. */
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
