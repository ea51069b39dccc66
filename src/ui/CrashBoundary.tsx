import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { StatePanel } from './StatePanel.tsx';

/** Stands where a page stopped working, with a way on; the rest of the app goes on around it. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashPanel /> : this.props.children;
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
