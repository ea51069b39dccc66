import type { SvgIconComponent } from '@mui/icons-material';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HistoryToggleOffOutlined from '@mui/icons-material/HistoryToggleOffOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { Box, Button, Chip, CircularProgress } from '@mui/material';
import { useRefresh } from 'react-admin';
import { resendUserVerification } from '#contract/calls/users.ts';
import type { InvitationStatus } from '#contract/json-api/types/users.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { callApi } from '../../providers/call-api.ts';
import { showToast } from '../../providers/toasts.ts';
import { useSending } from '../../ui/forms/use-sending.ts';
import { invitationWords } from './invitation-words.ts';
import { userText } from './texts.ts';
import type { User } from './user.ts';

const icons: Record<InvitationStatus, SvgIconComponent> = {
  pending: HourglassEmptyOutlined,
  accepted: CheckCircleOutlined,
  declined: BlockOutlined,
  expired: HistoryToggleOffOutlined,
};

/** How far the invitation has come; one that is pending or has expired can be sent again. Specification 2 §4. */
export default function InvitationBadge({ user }: { user: User }) {
  const text = useText();
  const language = useLanguage();
  const refresh = useRefresh();
  const { isSending, send } = useSending();
  const { id, full_name = '', invitation_status: status = 'accepted', is_editable } = user;
  const Icon = icons[status];
  const isWaiting = status === 'pending' || status === 'expired';
  const resend = () =>
    send(async () => {
      await callApi(resendUserVerification, { params: { id } });
      showToast(text(userText('resent')));
      refresh();
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Chip
        size="small"
        icon={<Icon />}
        label={invitationWords[status][language]}
        sx={({ tokens }) => ({
          height: 24,
          bgcolor: isWaiting ? tokens.amberSoft : tokens.sunken,
          color: isWaiting ? tokens.amber : tokens.text,
          '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
        })}
      />
      {isWaiting &&
        is_editable &&
        (isSending ? (
          <CircularProgress size={18} aria-label={text('forms.sending')} />
        ) : (
          <Button
            size="small"
            onClick={() => void resend()}
            aria-label={text(userText('resendTo'), { name: full_name })}
          >
            {text(userText('resend'))}
          </Button>
        ))}
    </Box>
  );
}
