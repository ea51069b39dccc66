import type { SvgIconComponent } from '@mui/icons-material';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '@mui/material';
import { type ImportState, importStates } from '#contract/imports/states.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { Tokens } from '#src/theme/tokens.ts';

type Look = 'waiting' | 'busy' | 'done' | 'failed';

const looks: Readonly<Record<ImportState, { readonly icon: SvgIconComponent; readonly look: Look }>> = {
  receiving: { icon: HourglassEmptyOutlined, look: 'waiting' },
  examining: { icon: HourglassEmptyOutlined, look: 'busy' },
  unclear: { icon: HelpOutlineOutlined, look: 'waiting' },
  ready: { icon: VisibilityOutlined, look: 'waiting' },
  running: { icon: HourglassEmptyOutlined, look: 'busy' },
  done: { icon: CheckCircleOutlined, look: 'done' },
  'taking-back': { icon: HourglassEmptyOutlined, look: 'busy' },
  'taken-back': { icon: UndoOutlined, look: 'done' },
  failed: { icon: ErrorOutlined, look: 'failed' },
};

const coloursOf = (tokens: Tokens): Readonly<Record<Look, object>> => ({
  waiting: { bgcolor: tokens.amberSoft, color: tokens.amber },
  busy: { bgcolor: tokens.paper, border: `1px solid ${tokens.field}`, color: tokens.text2 },
  done: { bgcolor: tokens.sunken, color: tokens.text2 },
  failed: { bgcolor: tokens.redSoft, color: tokens.red },
});

/** How far an import is, by icon and word. */
export const StatePill = ({ state }: { readonly state: ImportState }) => {
  const language = useLanguage();
  const { icon: Icon, look } = looks[state];
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={importStates[state][language]}
      sx={({ tokens }) => ({
        height: 24,
        // Nothing to be touched: it need not be as large as what can be.
        '@media (pointer: coarse)': { height: 24 },
        fontWeight: 600,
        fontSize: '0.75rem',
        ...coloursOf(tokens)[look],
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
};
