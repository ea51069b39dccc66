import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { details } from '#src/i18n/en/details.ts';

type Result = Pick<
  SheetDetails['result'],
  'discountinued' | 'notforsalein_canada' | 'nolongerupdated' | 'whmis2015' | 'whmis1988' | 'whmis'
>;

/** The names of the warnings' words. */
type Warning = Exclude<keyof (typeof details)['warnings'], 'old'>;

/** What has to be said about a sheet, by the exact rules of S2.4-53…58. */
export const warningsOf = (result: Result): Warning[] => {
  const isHazardous2015 = result.whmis2015 === 'Yes';
  const rules: readonly (readonly [boolean, Warning])[] = [
    [result.discountinued === 'Yes', 'discontinued'],
    [result.notforsalein_canada === 'Yes', 'notSoldInCanada'],
    [result.nolongerupdated === 'Yes', 'noLongerUpdated'],
    [result.whmis2015 === 'No', 'notHazardous2015'],
    [result.whmis1988 === 'No' && !isHazardous2015, 'notControlled1988'],
    [result.whmis === 'No' && !isHazardous2015, 'notControlled'],
  ];
  return rules.filter(([applies]) => applies).map(([, key]) => key);
};
