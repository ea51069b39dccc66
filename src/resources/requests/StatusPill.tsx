import type { SvgIconComponent } from '@mui/icons-material';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/Error';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { Chip } from '@mui/material';
import { type RequestStatus, requestStatuses } from '#contract/requests/request-types.ts';
import { useLanguage } from '#src/i18n/language.ts';

const icons: Record<RequestStatus, SvgIconComponent> = {
  processing: HourglassEmptyOutlined,
  completed: CheckCircleOutlined,
  error: ErrorIcon,
};

/** How far a request has come, by icon and word. */
export const StatusPill = ({ status }: { status: RequestStatus }) => {
  const language = useLanguage();
  const Icon = icons[status];
  return (
    <Chip
      size="small"
      variant={status === 'processing' ? 'outlined' : 'filled'}
      icon={<Icon />}
      label={requestStatuses[status][language]}
      sx={({ tokens }) => ({
        height: 24,
        // Nothing to be touched: it need not be as large as what can be.
        '@media (pointer: coarse)': { height: 24 },
        fontWeight: 600,
        fontSize: '0.75rem',
        ...(status === 'processing' && { bgcolor: tokens.paper, borderColor: tokens.field, color: tokens.text2 }),
        ...(status === 'completed' && { bgcolor: tokens.sunken, color: tokens.text2 }),
        ...(status === 'error' && { bgcolor: tokens.redSoft, color: tokens.red }),
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
};
