import Check from '@mui/icons-material/Check';
import { Box, Chip } from '@mui/material';
import { Link } from 'react-router-dom';
import { type AttentionKind, attentionKinds } from '#contract/sheets/attention.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { attentionIcons } from '../attention-icons.ts';

interface Props {
  readonly kind: AttentionKind;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly isOn: boolean;
  /** The list with it, or without it when it is on. */
  readonly to: string;
}

/** A kind of attention as a filter: it leads to the sheets, and chosen again back to all. What there is none of is quiet. */
export const AttentionFilter = ({ kind, count, isOn, to }: Props) => {
  const language = useLanguage();
  const isQuiet = count === 0;
  const Icon = isOn ? Check : attentionIcons[kind];
  const label = (
    <>
      {attentionKinds[kind][language]} {/* The count has its room before it is known. */}
      <Box
        component="span"
        sx={{ display: 'inline-block', ml: 1, minWidth: '3ch', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
      >
        {count !== undefined && formatNumber(count, language)}
      </Box>
    </>
  );
  return (
    <li>
      <Chip
        variant="outlined"
        icon={<Icon aria-hidden />}
        label={label}
        {...((!isQuiet || isOn) && { component: Link, to, clickable: true })}
        {...(isOn && { 'aria-current': 'true' as const })}
        sx={({ tokens }) => ({
          fontSize: '0.8125rem',
          fontWeight: 500,
          bgcolor: tokens.paper,
          borderColor: tokens.line2,
          color: tokens.amber,
          '& .MuiChip-icon': { color: 'inherit', fontSize: 18 },
          '&.MuiChip-clickable:hover': { bgcolor: tokens.amberSoft },
          ...(isQuiet && { bgcolor: 'transparent', borderColor: tokens.line, color: tokens.text3 }),
          ...(isOn && {
            '&&': { bgcolor: tokens.amberSoft },
            borderColor: tokens.amberIcon,
            boxShadow: `inset 0 0 0 1px ${tokens.amberIcon}`,
            color: tokens.amber,
          }),
        })}
      />
    </li>
  );
};
