import { Typography } from '@mui/material';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { isPastReview } from '#contract/sheets/review.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { warningsOf } from './warnings.ts';

/** What one has to know before relying on the sheet: the derived warnings, and the sheet's age. */
export const SheetWarnings = ({
  result,
  hasNewer = false,
}: Pick<SheetDetails, 'result'> & {
  /** Nobody has to ask a supplier for it. */
  hasNewer?: boolean;
}) => {
  const text = useText();
  const language = useLanguage();
  const said = warningsOf(result).map((name) => ({
    sentence: text(`details.warnings.${name}`),
    about: text(hasNewer && name === 'noLongerUpdated' ? 'details.newer.about' : `details.warningsAbout.${name}`),
  }));
  if (isPastReview(result.dateofmsds, new Date()))
    said.push({
      sentence: text('details.warnings.old', { date: formatLongDate(result.dateofmsds, language) }),
      about: text(hasNewer ? 'details.newer.about' : 'details.warningsAbout.old'),
    });
  if (said.length === 0) return null;
  return (
    <Notice severity="warning" role="region" aria-label={text('details.warningsTitle')}>
      <Typography variant="subtitle2" component="h2">
        {text('details.warningsTitle')}
      </Typography>
      {said.map(({ sentence, about }) => (
        <p key={sentence} style={{ margin: '4px 0 0' }}>
          <strong>{sentence}</strong> {about}
        </p>
      ))}
    </Notice>
  );
};
