import type { SvgIconComponent } from '@mui/icons-material';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { type NoticeState, noticeStates } from '#contract/operator/notice-words.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { OperatorNotice } from './notice.ts';

const icons: Record<NoticeState, SvgIconComponent> = {
  shown: VisibilityOutlined,
  coming: ScheduleOutlined,
  past: HistoryOutlined,
};

/** Whether a notice is shown today, by icon and word. */
export default function StatePill({ record }: { record: RaRecord }) {
  const language = useLanguage();
  const { state } = record as OperatorNotice;
  const Icon = icons[state];
  return (
    <Chip
      size="small"
      variant={state === 'coming' ? 'outlined' : 'filled'}
      icon={<Icon />}
      label={noticeStates[state][language]}
      sx={({ tokens }) => ({
        height: 24,
        '@media (pointer: coarse)': { height: 24 },
        fontWeight: 600,
        fontSize: '0.75rem',
        ...(state === 'coming' && { bgcolor: tokens.paper, borderColor: tokens.field, color: tokens.text2 }),
        ...(state === 'past' && { bgcolor: tokens.sunken, color: tokens.text2 }),
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
}
