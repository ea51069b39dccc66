import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Alert } from '@mui/material';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { formatLongDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { isPastReview } from '../../ui/sheet-review.ts';

/** What one has to know before relying on the sheet. The derived warnings of specification 2 §4, and the sheet's age. */
export const Warnings = ({ result }: Pick<SheetDetails, 'result'>) => {
  const text = useText();
  const language = useLanguage();
  const isFormerOnly = result.whmis2015 !== 'Yes';
  const warnings = [
    result.discountinued === 'Yes' && text('details.warnings.discontinued'),
    result.notforsalein_canada === 'Yes' && text('details.warnings.notSoldInCanada'),
    result.nolongerupdated === 'Yes' && text('details.warnings.noLongerUpdated'),
    result.whmis2015 === 'No' && text('details.warnings.notHazardous2015'),
    result.whmis1988 === 'No' && isFormerOnly && text('details.warnings.notControlled1988'),
    isPastReview(result.dateofmsds, new Date()) &&
      text('details.warnings.old', { date: formatLongDate(result.dateofmsds, language) }),
  ].filter((warning) => warning !== false);
  return warnings.map((warning) => (
    <Alert key={warning} severity="warning" icon={<WarningAmberOutlined />}>
      {warning}
    </Alert>
  ));
};
