import type { SvgIconComponent } from '@mui/icons-material';
import ErrorIcon from '@mui/icons-material/Error';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Chip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type JobState, jobStates } from '#contract/operator/job-state.ts';
import { useLanguage } from '#src/i18n/language.ts';

const icons: Record<JobState, SvgIconComponent> = {
  waiting: HourglassEmptyOutlined,
  running: PlayCircleOutlined,
  failing: ReplayOutlined,
  'given-up': ErrorIcon,
};

const colours = ({ tokens }: Theme): Record<JobState, object> => ({
  waiting: { bgcolor: tokens.sunken, color: tokens.text2 },
  running: { bgcolor: tokens.accentSoft, color: tokens.onAccentSoft },
  failing: { bgcolor: tokens.amberSoft, color: tokens.amber },
  'given-up': { bgcolor: tokens.redSoft, color: tokens.red },
});

/** How a job stands, by icon and word. */
export const StatePill = ({ state }: { state: JobState }) => {
  const language = useLanguage();
  const Icon = icons[state];
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={jobStates[state][language]}
      sx={(theme) => ({
        height: 24,
        '@media (pointer: coarse)': { height: 24 },
        fontWeight: 600,
        fontSize: '0.75rem',
        ...colours(theme)[state],
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
};
