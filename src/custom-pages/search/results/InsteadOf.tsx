import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useSearch } from '../state/use-search.ts';
import { focusResults } from './focus-results.ts';
import { useInsteadText } from './use-instead-text.ts';

/** Words that no sheet has were read as ones near them, or left out: which, and the way back to the exact keyword. */
export default function InsteadOf() {
  const text = useText();
  const said = useInsteadText();
  const { filters, setKeyword } = useSearch();
  const { keyword } = filters;
  if (said === '' || !keyword) return null;
  const searchExactly = () => {
    setKeyword({ ...keyword, isExact: true });
    focusResults();
  };
  return (
    <Notice
      severity="info"
      sx={{
        my: 2,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        // On a phone the way back stands below the words, which would have a third of the line.
        '& > .notice-message': { flexBasis: { xs: 'calc(100% - 40px)', sm: 0 } },
      }}
      action={
        <Button size="small" color="inherit" onClick={searchExactly}>
          {text('search.instead.exact', { typed: keyword.words })}
        </Button>
      }
    >
      {said}
    </Notice>
  );
}
