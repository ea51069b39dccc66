import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  readonly severity: keyof typeof icons;
  /** Told when it comes while one reads or waits, rather than with the page. */
  readonly isNews?: boolean;
  readonly children: ReactNode;
}

/** What MUI's Alert would say and how, without its weight: for the pages whose every kilobyte people wait for. */
export const Notice = ({ severity, isNews = false, children }: Props) => {
  const Icon = icons[severity];
  return (
    <Ground {...(severity === 'error' ? { role: 'alert' } : isNews && { role: 'status' })} data-severity={severity}>
      <Icon sx={{ fontSize: 22 }} aria-hidden />
      <div>{children}</div>
    </Ground>
  );
};

const icons = {
  error: ErrorOutlined,
  warning: WarningAmberOutlined,
  info: InfoOutlined,
  done: CheckCircleOutlined,
} as const;

const Ground = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  padding: '10px 16px',
  borderRadius: 10,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  background: tokens.sunken,
  // Without colours of ours its edge is all that sets it apart.
  border: '1px solid transparent',
  '& > svg': { flex: 'none', color: tokens.text2 },
  '&[data-severity=warning]': { background: tokens.amberSoft, '& > svg': { color: tokens.amberIcon } },
  '&[data-severity=error]': { background: tokens.redSoft, '& > svg': { color: tokens.red } },
}));
