import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { focusResults } from '../results/focus-results.ts';
import { useSearch } from '../state/use-search.ts';

/** Said of an address at most: what somebody else wrote into it can be long. */
const shown = 3;
const length = 40;

/** Says what of the address the search does without. */
export default function LeftOutNote() {
  const text = useText();
  const { leftOut, tidy } = useSearch();
  const values = leftOut.slice(0, shown).map(({ name, value }) => shortened(`${name}=${value}`));
  if (leftOut.length > shown) values.push('…');
  return (
    <Notice
      role="alert"
      severity="warning"
      onClose={() => {
        tidy();
        focusResults();
      }}
      closeText={text('search.leftOut.close')}
      sx={{ mx: { xs: 4, sm: 6 }, mt: 3, displayPrint: 'none', overflowWrap: 'anywhere' }}
    >
      {text('search.leftOut.said', { values: values.join(', ') })}
    </Notice>
  );
}

const shortened = (words: string): string => (words.length > length ? `${words.slice(0, length)}…` : words);
