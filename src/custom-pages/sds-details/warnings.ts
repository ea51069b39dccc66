import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { MessageKey } from '../../i18n/messages.ts';

type Result = Pick<
  SheetDetails['result'],
  'discountinued' | 'notforsalein_canada' | 'nolongerupdated' | 'whmis2015' | 'whmis1988' | 'whmis'
>;

/** What has to be said about a sheet, by the exact rules of specification 2 §4, "SDS details". */
export const warningsOf = (result: Result): MessageKey[] => {
  const isHazardous2015 = result.whmis2015 === 'Yes';
  const rules: readonly (readonly [boolean, MessageKey])[] = [
    [result.discountinued === 'Yes', 'details.warnings.discontinued'],
    [result.notforsalein_canada === 'Yes', 'details.warnings.notSoldInCanada'],
    [result.nolongerupdated === 'Yes', 'details.warnings.noLongerUpdated'],
    [result.whmis2015 === 'No', 'details.warnings.notHazardous2015'],
    [result.whmis1988 === 'No' && !isHazardous2015, 'details.warnings.notControlled1988'],
    [result.whmis === 'No' && !isHazardous2015, 'details.warnings.notControlled'],
  ];
  return rules.filter(([applies]) => applies).map(([, key]) => key);
};
