import { describe, expect, test } from 'vitest';
import { warningsOf } from '#src/custom-pages/sds-details/warnings.ts';
import { details as en } from '#src/i18n/en/details.ts';
import { details as fr } from '#src/i18n/fr/details.ts';

type Result = Parameters<typeof warningsOf>[0];

/** Of which nothing has to be said. */
const plain: Result = {
  discountinued: 'No',
  notforsalein_canada: 'No',
  nolongerupdated: 'No',
  whmis2015: 'Yes',
  whmis1988: '',
  whmis: '',
};
/** Of which everything has. */
const everything: Result = {
  discountinued: 'Yes',
  notforsalein_canada: 'Yes',
  nolongerupdated: 'Yes',
  whmis2015: 'No',
  whmis1988: 'No',
  whmis: 'No',
};
const said = (result: Partial<Result>) =>
  warningsOf({ ...plain, ...result }).map((key) => key.replace('details.warnings.', ''));

describe('the warnings of a sheet', () => {
  test.each<[string, Partial<Result>, string[]]>([
    ['nothing of a current sheet of a hazardous product', {}, []],
    ['discontinued', { discountinued: 'Yes' }, ['discontinued']],
    ['not for sale in Canada', { notforsalein_canada: 'Yes' }, ['notSoldInCanada']],
    ['no longer updated', { nolongerupdated: 'Yes' }, ['noLongerUpdated']],
    ['not hazardous under WHMIS 2015', { whmis2015: 'No' }, ['notHazardous2015']],
    [
      'not controlled under WHMIS 1988, nothing known of 2015',
      { whmis2015: '', whmis1988: 'No' },
      ['notControlled1988'],
    ],
    [
      'not controlled under WHMIS 1988, no information of 2015',
      { whmis2015: 'No Information', whmis1988: 'No' },
      ['notControlled1988'],
    ],
    ['nothing of 1988 where the product is hazardous under 2015', { whmis2015: 'Yes', whmis1988: 'No' }, []],
    ['neither controlled nor hazardous', { whmis2015: '', whmis: 'No' }, ['notControlled']],
    [
      'neither controlled nor hazardous, no information of 2015',
      { whmis2015: 'No Information', whmis: 'No' },
      ['notControlled'],
    ],
    ['nothing of the rest where the product is hazardous under 2015', { whmis2015: 'Yes', whmis: 'No' }, []],
    [
      'all of it, in the order of the specification',
      everything,
      ['discontinued', 'notSoldInCanada', 'noLongerUpdated', 'notHazardous2015', 'notControlled1988', 'notControlled'],
    ],
  ])('say: %s [S2.4-53 S2.4-54 S2.4-55 S2.4-56 S2.4-57 S2.4-58]', (_, result, expected) => {
    expect(said(result)).toEqual(expected);
  });

  test.each(['', 'No Information'] as const)('say nothing of what is not known (“%s”)', (unknown) => {
    const result = { discountinued: unknown, notforsalein_canada: unknown, nolongerupdated: unknown };
    expect(said({ ...result, whmis2015: unknown, whmis1988: unknown, whmis: unknown })).toEqual([]);
  });

  test('say nothing of a product that is controlled', () => {
    expect(said({ whmis2015: 'No Information', whmis1988: 'Yes', whmis: 'Yes' })).toEqual([]);
  });

  test('have words of their own, each in both languages', () => {
    const { old, ...rules } = en.warnings;
    for (const words of [rules, fr.warnings])
      expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
    expect(Object.keys(rules).sort()).toEqual(said(everything).sort());
    expect(old).toContain('%{date}');
  });
});
