import type { SvgIconComponent } from '@mui/icons-material';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HistoryToggleOffOutlined from '@mui/icons-material/HistoryToggleOffOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Chip } from '@mui/material';
import type { InvitationStatus } from '#contract/json-api/types/users.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { invitationMessages } from './invitation-messages.ts';

const icons: Record<InvitationStatus, SvgIconComponent> = {
  pending: HourglassEmptyOutlined,
  accepted: CheckCircleOutlined,
  awaited: ScheduleOutlined,
  declined: BlockOutlined,
  expired: HistoryToggleOffOutlined,
  suspended: PauseCircleOutlined,
};

/** How far an invitation has come, by icon and word. */
export const InvitationPill = ({ status }: { status: InvitationStatus }) => {
  const language = useLanguage();
  const Icon = icons[status];
  const isWaiting = isUnanswered(status);
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={invitationMessages[status][language]}
      sx={({ tokens }) => ({
        height: 24,
        '@media (pointer: coarse)': { height: 24 },
        bgcolor: isWaiting ? tokens.amberSoft : tokens.sunken,
        color: isWaiting ? tokens.amber : tokens.text,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
};

/** Whether it can be sent again. */
export const isUnanswered = (status: InvitationStatus): boolean => status === 'pending' || status === 'expired';
