import { describe, expect, it } from 'vitest';
import { isCasNumber } from '#contract/sheets/cas.ts';
import { substanceListIds, substanceLists } from '#contract/sheets/substance-lists.ts';
import { listedAmong, listedUnderOf } from '#lib/hazards/substance-lists/find-listings.ts';
import { shippedLists } from '#lib/hazards/substance-lists/lists-in-force.ts';

const entries = [...shippedLists.values()].flatMap((list) => list.entries);

const listsOf = (cas: string) =>
  listedAmong([{ cas, name: 'Something' }]).flatMap(({ listings }) =>
    listings.map(({ list, groups }) => `${list}: ${groups.join()}`),
  );

describe('lists of substances', () => {
  it('name substances by real CAS numbers, once a list, in groups that have words', () => {
    for (const { list, cas, group } of entries) {
      expect(isCasNumber(cas), cas).toBe(true);
      for (const one of group.split('+'))
        expect(Object.keys(substanceLists[list].groups), `${list} ${cas}`).toContain(one);
    }
    expect(new Set(entries.map(({ list, cas }) => `${list} ${cas}`)).size).toBe(entries.length);
    expect([...new Set(entries.map(({ list }) => list))]).toEqual(substanceListIds);
  });

  it('have no group that no entry is in', () => {
    const used = new Set(entries.flatMap(({ list, group }) => group.split('+').map((one) => `${list} ${one}`)));
    const declared = substanceListIds.flatMap((list) =>
      Object.keys(substanceLists[list].groups).map((group) => `${list} ${group}`),
    );
    // Both lists of REACH share their reasons.
    expect(declared.filter((one) => !used.has(one) && !one.startsWith('eu-svhc-authorisation'))).toEqual([]);
  });

  it('tell of substances that everybody knows what is told of them', () => {
    expect(listsOf('71-43-2')).toEqual([
      'ontario-designated: benzene',
      'cepa-schedule-1: part-2',
      'canada-e2: C',
      'iarc: 1',
      'ntp-roc15: known',
      'prop65: cancer,developmental,male',
    ]);
    expect(listsOf('50-00-0')).toContain('iarc: 1');
    expect(listsOf('1336-36-3')).toEqual(expect.arrayContaining(['rotterdam-annex-iii: industrial', 'iarc: 1']));
    expect(listsOf('101-68-8')).toContain('ontario-designated: isocyanates');
    expect(listsOf('117-81-7')).toContain('eu-svhc-authorisation: reprotoxic,endocrine');
    // Listed without a number, for the form that is breathed in.
    expect(listsOf('7664-93-9')).toEqual(['iarc: 1', 'ntp-roc15: known', 'prop65: cancer']);
    expect(listsOf('14808-60-7')).toEqual([
      'ontario-designated: silica',
      'iarc: 1',
      'ntp-roc15: known',
      'prop65: cancer',
    ]);
    expect(listsOf('67-64-1')).toEqual([]);
    expect(listsOf('7732-18-5')).toEqual([]);
  });

  it('are what a sheet is found under, each once, without what could not be classified [S5.1-04]', () => {
    expect(listedUnderOf(['67-64-1', '71-43-2', '50-00-0'])).toEqual([
      ...['iarc-1', 'ntp-roc15-known', 'ontario-designated', 'cepa-schedule-1', 'canada-e2', 'prop65'],
    ]);
    expect(listsOf('108-88-3')).toContain('iarc: 3');
    expect(listedUnderOf(['108-88-3']).filter((value) => value.startsWith('iarc'))).toEqual([]);
    // Only as a drink, which the sheet of a disinfectant is not about.
    expect(listsOf('64-17-5')).toContain('iarc: 1');
    expect(listedUnderOf(['64-17-5'])).not.toContain('iarc-1');
    expect(listedUnderOf([])).toEqual([]);
  });

  it('tell each ingredient once, in the order of the sheet, and none without a number', () => {
    const found = listedAmong([
      { cas: '', name: 'Benzene' },
      { cas: '108-88-3', name: 'Toluene' },
      { cas: '71-43-2', name: 'Benzene' },
      { cas: '71-43-2', name: 'Benzol' },
    ]);
    expect(found.map(({ cas, name }) => `${cas} ${name}`)).toEqual(['108-88-3 Toluene', '71-43-2 Benzene']);
  });

  it('have what the Environmental Emergency Regulations ask for, and the day of an authorisation', () => {
    const [benzene] = listedAmong([{ cas: '71-43-2', name: '' }]);
    expect(benzene!.listings.find(({ list }) => list === 'canada-e2')!.threshold).toEqual({ percent: 1, tonnes: 10 });
    const [phthalate] = listedAmong([{ cas: '117-81-7', name: '' }]);
    expect(phthalate!.listings.find(({ list }) => list === 'eu-svhc-authorisation')!.sunset).toMatch(
      /^20\d\d-\d\d-\d\d$/,
    );
  });
});
