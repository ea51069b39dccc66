import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { IconButton } from '@mui/material';
import { type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  readonly severity: keyof typeof icons;
  /** Told when it comes while one reads or waits, rather than with the page. */
  readonly isNews?: boolean;
  /** What it is to screen readers; an alert where it is an error, else nothing. */
  readonly role?: 'alert' | 'status' | 'note' | 'region' | 'presentation';
  readonly 'aria-label'?: string;
  /** By which a field names it as its description. */
  readonly id?: string;
  /** In place of the severity's. */
  readonly icon?: ReactNode;
  /** What can be done about it, beside the words. */
  readonly action?: ReactNode;
  /** Puts it away; `closeText` names the button. */
  readonly onClose?: () => void;
  readonly closeText?: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** What MUI's Alert would say and how, without its weight: sign-in waits for every kilobyte. The one there is, for all pages. */
export const Notice = ({
  severity,
  isNews = false,
  role,
  icon,
  action,
  onClose,
  closeText,
  children,
  ...rest
}: Props) => {
  const Icon = icons[severity];
  return (
    <Ground
      {...rest}
      role={role ?? (severity === 'error' ? 'alert' : isNews ? 'status' : undefined)}
      data-severity={severity}
    >
      <span className="notice-icon">{icon ?? <Icon sx={{ fontSize: 22 }} aria-hidden />}</span>
      <div className="notice-message">{children}</div>
      {(action || onClose) && (
        <div className="notice-action">
          {action}
          {onClose && (
            <IconButton size="small" color="inherit" onClick={onClose} aria-label={closeText} title={closeText}>
              <Close fontSize="small" />
            </IconButton>
          )}
        </div>
      )}
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
  // Beside a wide button words would stand in a column of one or two: it goes below them.
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  padding: '10px 16px',
  borderRadius: 10,
  fontSize: '0.875rem',
  lineHeight: 1.43,
  overflowWrap: 'anywhere',
  background: tokens.sunken,
  // Without colours of ours its edge is all that sets it apart.
  border: '1px solid transparent',
  '& > .notice-icon': { flex: 'none', display: 'flex', color: tokens.text2 },
  '& > .notice-message': { minWidth: 0, flex: '1 9em' },
  '& > .notice-action': { flex: 'none', display: 'flex', marginRight: -8 },
  '&[data-severity=warning]': { background: tokens.amberSoft, '& > .notice-icon': { color: tokens.amberIcon } },
  '&[data-severity=error]': { background: tokens.redSoft, '& > .notice-icon': { color: tokens.red } },
}));
