import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useText } from '#src/i18n/use-text.ts';

interface Props {
  readonly address: string;
  readonly onRemove: () => void;
}

/** An address that was taken, and the button that takes it away. */
export const AddressChip = ({ address, onRemove }: Props) => {
  const text = useText();
  return (
    <Chip>
      <span>{address}</span>
      <button type="button" onClick={onRemove} aria-label={text('documents.binder.remove', { address })}>
        <Close aria-hidden sx={{ fontSize: 16 }} />
      </button>
    </Chip>
  );
};

const Chip = styled('li')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 28,
  paddingInlineStart: 10,
  borderRadius: 14,
  background: tokens.sunken,
  fontSize: '0.8125rem',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& button': {
    all: 'unset',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    cursor: 'pointer',
    borderRadius: 14,
    '&:hover': { background: tokens.rowSelected },
    '&:focus-visible': { outline: `2px solid ${tokens.accent}`, outlineOffset: -2 },
  },
  '@media (pointer: coarse)': { minHeight: 40, borderRadius: 20, '& button': { width: 40, height: 40 } },
}));
