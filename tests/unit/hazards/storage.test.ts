import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCasNumber } from '#contract/sheets/cas.ts';
import {
  type StorageGroup,
  storageGroupIds,
  storageGroups,
  storageSourceIds,
  storageSources,
  storageVerdicts,
} from '#contract/sheets/storage-groups.ts';
import { findConflicts, storagePairs } from '#lib/hazards/storage/find-conflicts.ts';
import { type StoredProduct, storageGroupsOf } from '#lib/hazards/storage/groups-of.ts';
import { substancesOf } from '#lib/hazards/storage/substances.ts';

const product = (of: Partial<StoredProduct>): StoredProduct => ({
  name: 'Product',
  hazardous: 'yes',
  hazardCodes: [],
  casNumbers: [],
  ingredients: [],
  ...of,
});
const groupsOf = (of: Partial<StoredProduct>) => [...storageGroupsOf(product(of)).keys()];
const contains = (cas: string, percent = '30–60 %', name = 'Something') => [{ cas, name, percent }];

describe('rules of storage', () => {
  it('are about groups, verdicts and sources that have words, once a pair', () => {
    for (const { a, b, verdict, why, sources } of storagePairs) {
      expect(storageGroups).toHaveProperty(a);
      expect(storageGroups).toHaveProperty(b);
      expect(storageVerdicts).toHaveProperty(verdict);
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(storageSources).toHaveProperty(source);
      expect(why.en.length * why.fr.length).toBeGreaterThan(0);
    }
    const ids = storagePairs.map(({ a, b }) => [a, b].sort().join());
    expect(new Set(ids).size).toBe(ids.length);
    const used = new Set(storagePairs.flatMap(({ sources }) => sources));
    expect(storageSourceIds.filter((source) => !used.has(source))).toEqual([]);
    const told = new Set(storagePairs.flatMap(({ a, b }) => [a, b]));
    expect(storageGroupIds.filter((group) => !told.has(group))).toEqual([]);
  });

  it('name substances by real CAS numbers', () => {
    for (const numbers of Object.values(substancesOf))
      for (const cas of numbers) expect(isCasNumber(cas), cas).toBe(true);
  });
});

describe('the groups of a product', () => {
  it('follow its hazard codes, also those that stand combined', () => {
    expect(groupsOf({ hazardCodes: ['H225', 'H319'] })).toEqual(['FLL']);
    expect(groupsOf({ hazardCodes: ['H300+H310'] })).toEqual(['TOX']);
    expect(groupsOf({ hazardCodes: ['H222', 'H229', 'H280'] })).toEqual(['AER']);
    expect(groupsOf({ hazardCodes: ['H280'] })).toEqual(['GUP']);
    expect(groupsOf({ hazardCodes: ['H280', 'H331'] })).toEqual(['TXG']);
    expect(groupsOf({ hazardCodes: ['H319', 'H315'] })).toEqual([]);
    expect(groupsOf({ hazardCodes: ['EUH019'] })).toEqual(['PXF']);
    expect(groupsOf({ hazardCodes: ['AUH019'] })).toEqual(['PXF']);
  });

  it('tell acids from bases by what they are named or made of, for the codes are the same', () => {
    expect(groupsOf({ hazardCodes: ['H314'] })).toEqual([]);
    expect(groupsOf({ name: 'Muriatic acid 31 %', hazardCodes: ['H290', 'H314'] })).toEqual(['ACD']);
    expect(groupsOf({ name: 'Décapant à l’acide', hazardCodes: ['H314'] })).toEqual(['ACD']);
    expect(groupsOf({ hazardCodes: ['H314'], ingredients: contains('1310-73-2') })).toEqual(['BAS']);
    expect(groupsOf({ hazardCodes: ['H314'], ingredients: contains('', '5 %', 'Potassium hydroxide') })).toEqual([
      'BAS',
    ]);
    // A base with an acid among its ingredients, an acid with an amine.
    expect(
      groupsOf({
        hazardCodes: ['H314'],
        ingredients: [...contains('1310-73-2'), ...contains('60-00-4', '5 %', 'Edetic acid')],
      }),
    ).toEqual(['BAS']);
    expect(groupsOf({ name: 'Acid-free cleaner with fatty acids', hazardCodes: ['H314'] })).toEqual([]);
    expect(groupsOf({ name: 'Acide citrique', hazardCodes: ['H319'] })).toEqual([]);
  });

  it('put nitric acid among oxidizing acids, acetic acid among organic ones', () => {
    expect(groupsOf({ hazardCodes: ['H272', 'H314'], casNumbers: ['7697-37-2'] })).toEqual(['OXI', 'ACD', 'OXA']);
    expect(groupsOf({ hazardCodes: ['H226', 'H314'], casNumbers: ['64-19-7'] })).toEqual(['FLL', 'ACD', 'ORA']);
  });

  it('tell organic peroxides from self-reactive products by their names', () => {
    expect(groupsOf({ name: 'Benzoyl peroxide paste', hazardCodes: ['H242'] })).toEqual(['OPX']);
    expect(groupsOf({ name: 'Azodicarbonamide', hazardCodes: ['H242'] })).toEqual(['SRX']);
    expect(groupsOf({ name: 'Sanitizer', hazardCodes: ['H242'], ingredients: contains('79-21-0', '15 %') })).toEqual([
      'OPX',
    ]);
  });

  it('call a metal powder what is a metal, not its oxide', () => {
    const powder = (name: string, ...casNumbers: string[]) => groupsOf({ name, casNumbers });
    expect(powder('Aluminum powder', '7429-90-5')).toEqual(['MET']);
    expect(powder('Zinc oxide powder', '1314-13-2')).toEqual([]);
    expect(powder('Poudre de dioxyde de titane')).toEqual([]);
    expect(groupsOf({ name: 'Sulphur powder', hazardCodes: ['H228'] })).toEqual(['FLS']);
  });

  it('do not call weak nitric acid oxidizing, nor a preserved reagent a poison', () => {
    const nitric = contains('7697-37-2', '2 %');
    expect(groupsOf({ name: 'Lead standard', hazardCodes: ['H290', 'H315'], ingredients: nitric })).toEqual(['ACD']);
    expect(groupsOf({ hazardCodes: ['H317'], ingredients: contains('26628-22-8', '') })).toEqual([]);
    expect(groupsOf({ hazardCodes: ['H300'], casNumbers: ['26628-22-8'] })).toEqual(['CYS', 'TOX']);
    expect(groupsOf({ name: 'Boric acid flux', hazardCodes: ['H318'] })).toEqual([]);
  });

  it('take no notice of traces, of ingredients that are not shown, and of what is not hazardous', () => {
    expect(groupsOf({ hazardCodes: ['H334'], ingredients: contains('101-68-8') })).toEqual(['ISO']);
    expect(groupsOf({ hazardCodes: ['H334'], ingredients: contains('101-68-8', '0.1–0.5 %') })).toEqual([]);
    expect(groupsOf({ hazardCodes: ['H334'], ingredients: contains('101-68-8', '< 1 %') })).toEqual([]);
    expect(groupsOf({ hazardCodes: ['H334'] })).toEqual([]);
    expect(groupsOf({ hazardous: 'no', ingredients: contains('75-09-2') })).toEqual([]);
    expect(groupsOf({ ingredients: contains('7681-52-9', '5–10 %') })).toEqual(['CLR']);
    expect(groupsOf({ hazardous: 'no', name: 'Peinture à base d’eau' })).toEqual(['AQS']);
  });
});

const standing = (groups: Partial<Record<StorageGroup, readonly string[]>>) =>
  new Map(
    Object.entries(groups).map(([group, names]) => [
      group as StorageGroup,
      new Map((names ?? []).map((name) => [name, name])),
    ]),
  );
const met = (groups: Partial<Record<StorageGroup, readonly string[]>>) =>
  findConflicts(standing(groups)).map(({ pair, a, b }) => `${pair.a}+${pair.b}: ${a.join()} | ${b.join()}`);

describe('conflicts', () => {
  it('are between different products', () => {
    expect(met({ ACD: ['acid'], CLR: ['bleach'] })).toEqual(['ACD+CLR: acid | bleach']);
    expect(met({ FLL: ['one'], WRX: ['one'] })).toEqual([]);
    expect(met({ FLL: ['one'], WRX: ['one', 'two'] })).toEqual(['FLL+WRX: one | one,two']);
    expect(met({ OPX: ['one'] })).toEqual([]);
    expect(met({ OPX: ['one', 'two'] })).toEqual(['OPX+OPX: one,two | ']);
  });

  it('leave to the rule of a smaller group what it says more about', () => {
    // Nitric acid beside acetone: as an oxidizing acid, not once more as an oxidizer and as an acid.
    expect(met({ OXI: ['nitric'], ACD: ['nitric'], OXA: ['nitric'], FLL: ['acetone'] })).toEqual([
      'OXA+FLL: nitric | acetone',
    ]);
    expect(met({ ACD: ['nitric', 'muriatic'], OXA: ['nitric'], FLL: ['acetone'] })).toEqual([
      'OXA+FLL: nitric | acetone',
      'ACD+FLL: muriatic | acetone',
      'ACD+ACD: nitric,muriatic | ',
    ]);
  });

  it('are never one product beside itself, and name only what stands there', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...storageGroupIds), names, { maxKeys: 8 }), (groups) => {
        const there = standing(groups);
        for (const { pair, a, b } of findConflicts(there)) {
          const both = new Set([...a, ...b]);
          expect(both.size).toBeGreaterThan(1);
          for (const one of a) expect(there.get(pair.a)!.has(one)).toBe(true);
          for (const one of b) expect(there.get(pair.b)!.has(one)).toBe(true);
        }
      }),
    );
  });
});
