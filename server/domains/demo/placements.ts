import type { Placement } from '../collection/placements.ts';
import { addDays, daysBetween, demoDay } from './calendar.ts';
import type { MarketSheet } from './market.ts';
import type { DemoOrganisation } from './organisations.ts';
import type { Random } from './random.ts';
import type { Sector } from './sectors.ts';

/** What `placementOf` needs to know about the place of a sheet. */
interface Place {
  readonly organisation: DemoOrganisation;
  /** Ids of the organisation's locations by their keys. */
  readonly subsetIds: ReadonlyMap<string, number>;
  readonly random: Random;
}

/** Where an organisation keeps a product, what it wrote in its own fields, and when that last changed. */
export const placementOf = ({ isn, facts, product }: MarketSheet, place: Place): Placement => ({
  isn,
  custom: place.organisation.customFields.length > 0 ? customValues(isn, product.sector, place.random) : ['', '', ''],
  modified: modifiedOf(facts.sheetDate, place.random),
  subsetIds: locationsOf(product.sector, place),
});

/** Usual places of a sector's products, the likeliest first. */
const places: Record<Sector, readonly string[]> = {
  acids: ['store', 'dosing', 'water', 'warehouse', 'bench'],
  bases: ['dosing', 'water', 'warehouse', 'store', 'janitorial'],
  solvents: ['mixing', 'paint', 'store', 'warehouse', 'booth'],
  gases: ['welding', 'chlorine', 'bench', 'plant', 'maintenance'],
  oxidisers: ['chlorine', 'dosing', 'store', 'water'],
  salts: ['water', 'warehouse', 'dosing', 'store', 'plant'],
  metals: ['welding', 'warehouse', 'laboratory', 'maintenance'],
  organics: ['store', 'bench', 'mixing', 'laboratory'],
  coatings: ['booth', 'paint', 'mixing', 'warehouse'],
  adhesives: ['maintenance', 'paint', 'plant', 'warehouse'],
  lubricants: ['maintenance', 'plant', 'warehouse', 'welding'],
  fuels: ['warehouse', 'maintenance', 'plant'],
  welding: ['welding', 'maintenance', 'warehouse'],
  cleaners: ['janitorial', 'plant', 'warehouse', 'laboratory'],
  disinfectants: ['janitorial', 'laboratory', 'plant'],
  health: ['laboratory', 'bench'],
  water: ['water', 'dosing', 'chlorine', 'warehouse'],
  building: ['maintenance', 'warehouse', 'plant'],
  specialties: ['plant', 'laboratory', 'bench', 'warehouse'],
  laboratory: ['bench', 'store', 'laboratory'],
};

const locationsOf = (sector: Sector, { organisation, subsetIds, random }: Place): number[] => {
  if (organisation.locations.length === 1) return [...subsetIds.values()];
  const count = Math.min(3, 1 + Math.floor(-Math.log2(1 - random.next() * 0.9) * 0.75));
  const usual = places[sector];
  const chosen = new Set<string>();
  while (chosen.size < Math.min(count, usual.length)) {
    // The square of an even number leans to the beginning of the list.
    chosen.add(usual[Math.floor(random.next() ** 2 * usual.length)]!);
  }
  return [...chosen].map((key) => subsetIds.get(key)!);
};

const costCentres: Partial<Record<Sector, string>> = {
  coatings: '4300',
  solvents: '4300',
  water: '4100',
  acids: '4100',
  laboratory: '5200',
  organics: '5200',
  cleaners: '6100',
};

const customValues = (isn: number, sector: Sector, random: Random): [string, string, string] => [
  random.chance(0.9) ? `${costCentres[sector] ?? '4500'}-${random.pick(['01', '02', '07', '10'])}` : '',
  random.chance(0.7) ? `${random.pick(['A', 'B', 'C', 'F'])}-${String(random.between(1, 18)).padStart(2, '0')}` : '',
  random.chance(0.85) ? `MR-${String((isn * 37) % 100_000).padStart(5, '0')}` : '',
];

/** The day a sheet entered or re-entered the collection: never before its own date, spread over five years. */
const modifiedOf = (sheetDate: string, random: Random) => {
  const earliest = sheetDate < '2022-01-03' ? '2022-01-03' : sheetDate;
  return addDays(earliest, Math.floor((daysBetween(earliest, demoDay) - 1) * random.next() ** 1.3));
};
