import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  /** What was looked for, in words. */
  readonly said: string;
  /** What was typed. */
  readonly typed: string;
  /** Searches for exactly that; left out where no script runs yet. */
  readonly onExact?: () => void;
}

/** Words that no sheet has were read as ones near them, or left out: which, and the way back to the exact keyword. */
export const InsteadNotice = ({ said, typed, onExact }: Props) => {
  const text = useText();
  return (
    <Notice
      severity="info"
      sx={{
        my: 2,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& > .notice-action': { flexShrink: 1, minWidth: 0 },
        // On a phone the way back stands below the words, which would have a third of the line.
        '& > .notice-message': { flexBasis: { xs: 'calc(100% - 40px)', sm: 0 } },
      }}
      action={
        // What was typed may be one long word.
        <Button
          size="small"
          color="inherit"
          onClick={onExact}
          sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' }}
        >
          {text('search.instead.exact', { typed })}
        </Button>
      }
    >
      {said}
    </Notice>
  );
};
