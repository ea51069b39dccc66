import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  readonly severity: 'error' | 'warning';
  readonly children: ReactNode;
}

/** What MUI's Alert would say, without its weight: for the one page whose every kilobyte people wait for. */
export const Notice = ({ severity, children }: Props) => (
  <Ground role="alert" data-severity={severity}>
    {children}
  </Ground>
);

const Ground = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  padding: '10px 16px',
  borderRadius: 10,
  fontSize: '0.875rem',
  background: tokens.amberSoft,
  '&::before': {
    content: '"!" / ""',
    fontWeight: 600,
    flex: 'none',
    width: 20,
    height: 20,
    borderRadius: '50%',
    textAlign: 'center',
    background: tokens.amberIcon,
    color: tokens.paper,
  },
  '&[data-severity=error]': { background: tokens.redSoft },
  '&[data-severity=error]::before': { background: tokens.red },
}));
