import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useSearch } from '../state/use-search.ts';
import { focusResults } from './focus-results.ts';

/** A word that no sheet has was read as one near it: which, and the way back to the exact word. */
export default function InsteadOf() {
  const text = useText();
  const { filters, instead, setKeyword } = useSearch();
  const { keyword } = filters;
  if (instead.length === 0 || !keyword) return null;
  const searchExactly = () => {
    setKeyword({ ...keyword, isExact: true });
    focusResults();
  };
  return (
    <Notice
      severity="info"
      sx={{ my: 2, flexWrap: 'wrap' }}
      action={
        <Button size="small" color="inherit" onClick={searchExactly}>
          {text('search.instead.exact', { typed: keyword.words })}
        </Button>
      }
    >
      {instead.map((one) => text('search.instead.shown', { ...one })).join(' ')}
    </Notice>
  );
}
