import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { detailsPathOf } from './details-path.ts';

/** Says that the sheet is not in the reader's language, and opens the one that is, where there is one. */
export const OtherLanguage = ({ result, alternates }: Pick<SheetDetails, 'result' | 'alternates'>) => {
  const text = useText();
  const language = useLanguage();
  if (result.language === language) return null;
  const wanted = language === 'fr' ? 'F' : 'E';
  const [counterpart] = alternates.filter((one) => one.language === wanted);
  return (
    <Notice severity="info" role="note" sx={{ displayPrint: 'none' }}>
      {text(result.language === 'fr' ? 'details.language.inFrench' : 'details.language.inEnglish')}{' '}
      {counterpart ? (
        <Link component={RouterLink} to={detailsPathOf(counterpart.isn)} underline="always">
          {text('details.language.openOther')}
        </Link>
      ) : (
        text('details.language.noOther')
      )}
    </Notice>
  );
};
