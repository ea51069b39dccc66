import type { Language } from '#contract/languages.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import { mapleRidge, riviereBleue } from './organisations.ts';
import { createProducts, type Product } from './products.ts';
import { createRandom, type Random } from './random.ts';
import { currentEdition, type Edition, earlierEdition, toSheet } from './sheets.ts';

/** A sheet of the demo with the organisations that hold it; one that nobody holds is an earlier version. */
export interface MarketSheet {
  readonly isn: number;
  readonly facts: SheetFacts;
  readonly product: Product;
  readonly holders: readonly number[];
}

/** The record number of the demo's first sheet. */
const firstRecord = 4_180_001;

/** Every sheet of the demo: exactly as many in each organisation's collection as `organisations.ts` says. */
export const createMarket = (): MarketSheet[] => {
  const random = createRandom(10001);
  const products = random.shuffled(createProducts());
  const room: Record<number, number> = {
    [mapleRidge.id]: mapleRidge.sheetCount,
    [riviereBleue.id]: riviereBleue.sheetCount,
  };
  const sheets: Omit<MarketSheet, 'isn'>[] = [];

  const add = (product: Product, holders: readonly number[]) => {
    const edition = currentEdition(random);
    const current = languagesOf(holders, random).map((language) => toSheet(product, edition, language));
    const [earlier, isHeld] = earlierSheet(product, edition, random);
    const held = [...current, ...(earlier && isHeld ? [earlier] : [])].slice(
      0,
      Math.min(...holders.map((id) => room[id]!)),
    );
    for (const id of holders) room[id]! -= held.length;
    sheets.push(...held.map((facts) => ({ facts, product, holders })));
    if (earlier && !isHeld && held.length > 0) sheets.push({ facts: earlier, product, holders: [] });
  };

  for (const product of products.filter(isForHospitals)) {
    const isShared = random.chance(0.4) && isForPlantsToo(product);
    add(product, isShared ? [mapleRidge.id, riviereBleue.id] : [riviereBleue.id]);
  }
  for (const product of products.filter((each) => !isForHospitals(each))) {
    if (room[riviereBleue.id]! > 0 && isForBoth(product)) {
      add(product, random.chance(0.4) ? [mapleRidge.id, riviereBleue.id] : [riviereBleue.id]);
    } else if (room[mapleRidge.id]! > 0) add(product, [mapleRidge.id]);
  }
  return sheets.map((sheet, index) => ({ isn: firstRecord + index, ...sheet }));
};

const isForHospitals = ({ sector, names }: Product) =>
  sector === 'health' || sector === 'disinfectants' || names.en.endsWith(', medical');
/** A plant's first-aid room and laboratory buy disinfectants and control sera, not dental supplies. */
const isForPlantsToo = ({ sector, codes }: Product) => sector === 'disinfectants' || codes === 'BIO';
const isForBoth = ({ sector }: Product) => sector === 'cleaners' || sector === 'laboratory';

/** Six products in ten have a sheet in both languages; the others mostly in that of their holder. */
const languagesOf = (holders: readonly number[], random: Random): Language[] => {
  if (random.chance(0.6)) return ['en', 'fr'];
  const french = holders.includes(mapleRidge.id) ? 0.12 : 0.8;
  return [random.chance(french) ? 'fr' : 'en'];
};

/** One product in eight has an earlier sheet, which now and then still stands in the collection. */
const earlierSheet = (product: Product, edition: Edition, random: Random): [SheetFacts | undefined, boolean] => {
  if (!random.chance(0.125)) return [undefined, false];
  const isHeld = random.chance(0.2);
  const earlier = { ...earlierEdition(edition, random), ...(isHeld ? { status: 'no-longer-updated' as const } : {}) };
  return [toSheet(product, earlier, 'en'), isHeld];
};
