import { Link } from '@mui/material';
import { useState } from 'react';
import { customValueLength } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';

/** A value of one's own that may be long: its beginning, and the rest on demand. Specification 2 §9. */
export const LongValue = ({ value }: { value: string }) => {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  if (value.length <= customValueLength) return value;
  return (
    <>
      {isWhole ? value : `${value.slice(0, customValueLength)}…`}{' '}
      <Link
        component="button"
        type="button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        sx={{ verticalAlign: 'baseline', displayPrint: 'none' }}
      >
        {text(isWhole ? 'details.showLess' : 'details.showMore')}
      </Link>
    </>
  );
};
