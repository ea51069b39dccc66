import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useText } from '#src/i18n/use-text.ts';
import type { Chip } from './use-chips.ts';

interface Props {
  readonly chip: Pick<Chip, 'kind' | 'value'>;
  /** Without its kind, where room is short. */
  readonly isBrief?: boolean;
  /** With a row to itself where it needs one. */
  readonly isWhole?: boolean;
  /** Absent where filters are shown and not changed. */
  readonly onRemove?: () => void;
}

/**
 * An active filter and the button that removes it. MUI's own chip is a button too, and a button must not contain a
 * button.
 */
export const FilterChip = ({ chip: { kind, value }, isBrief = false, isWhole = false, onRemove }: Props) => {
  const text = useText();
  return (
    <Pill data-fixed={!onRemove || undefined} data-whole={isWhole || undefined}>
      <span>
        {!isBrief && `${text('search.chips.label', { name: kind })} `}
        <strong>{value}</strong>
      </span>
      {onRemove && (
        <button type="button" onClick={onRemove} aria-label={text('search.chips.remove', { name: `${kind} ${value}` })}>
          <Close aria-hidden sx={{ fontSize: 16 }} />
        </button>
      )}
    </Pill>
  );
};

const Pill = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 28,
  paddingInlineStart: 12,
  borderRadius: 20,
  background: theme.tokens.accentSoft,
  color: theme.tokens.onAccentSoft,
  fontSize: '0.8125rem',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 'min(320px, 50vw)' },
  '&[data-whole]': { flex: '0 1 auto', minWidth: 0 },
  '&[data-whole] > span': { maxWidth: '100%' },
  '& strong': { fontWeight: 600 },
  '& button': {
    all: 'unset',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    flex: 'none',
    cursor: 'pointer',
    borderRadius: 20,
    '&:hover': { background: theme.tokens.rowSelected },
    '&:focus-visible': { outline: `2px solid ${theme.tokens.accent}`, outlineOffset: -2 },
  },
  '@media (pointer: coarse)': { minHeight: 40, '& button': { width: 40, height: 40 } },
  // There is room for all of it, and nothing to press.
  '&[data-fixed]': { flex: '0 1 auto', minHeight: 28, paddingInlineEnd: 12, paddingBlock: 4, borderRadius: 14 },
  '&[data-fixed] > span': { maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
}));
