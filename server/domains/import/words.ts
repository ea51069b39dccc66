import { type Hazardous, hazardousValues } from '#contract/sheets/hazardous.ts';
import { type SheetLanguage, sheetLanguages } from '#contract/sheets/language.ts';
import { type Pictogram, pictograms } from '#contract/sheets/pictogram.ts';
import { type SheetStatus, sheetStatuses } from '#contract/sheets/status.ts';
import { valueOfWord } from '#contract/sheets/vocabulary.ts';
import { fold } from '#lib/text/fold.ts';

/** The language a word means: `EN`, `en-CA`, `English`, `Anglais`, `F`; undefined when it means none. */
export const languageOfWord = (word: string): SheetLanguage | undefined =>
  valueOfWord(sheetLanguages, word) ?? languageAliases.get(fold(word));

/** Whether a word says the product is hazardous; undefined when it says nothing. */
export const hazardousOf = (word: string): Hazardous | undefined =>
  valueOfWord(hazardousValues, word) ?? hazardousAliases.get(fold(word));

/** The status of a sheet, in today's words or in those of older lists. */
export const statusOfWord = (word: string): SheetStatus | undefined =>
  valueOfWord(sheetStatuses, word) ?? statusAliases.get(fold(word));

/** The pictogram of a code, an official name, or a name people use; undefined when it is not one. */
export const pictogramOf = (word: string): Pictogram | undefined =>
  valueOfWord(pictograms, word) ?? pictogramAliases.get(fold(word)) ?? pictogramByNumber(word);

/** Whether a cell says that there is nothing to say. */
export const saysNone = (word: string): boolean =>
  ['none', 'aucun', 'aucune', 'n a', 's o', 'nil', 'neant', ''].includes(fold(word));

const languageAliases = new Map<string, SheetLanguage>([
  ...['e', 'eng', 'en ca', 'en us', 'ang', 'an'].map((word): [string, SheetLanguage] => [word, 'en']),
  ...['f', 'fra', 'fre', 'fr ca', 'fr fr'].map((word): [string, SheetLanguage] => [word, 'fr']),
]);

const hazardousAliases = new Map<string, Hazardous>([
  ...['y', 'o', 'oui', 'true', 'vrai', '1', 'x', 'hazardous', 'dangereux'].map((word): [string, Hazardous] => [
    word,
    'yes',
  ]),
  ...['n', 'non', 'false', 'faux', '0', 'not hazardous', 'non hazardous', 'non dangereux'].map(
    (word): [string, Hazardous] => [word, 'no'],
  ),
  ...['inconnu', 'aucune information', 'n a', 's o'].map((word): [string, Hazardous] => [word, 'unknown']),
]);

const statusAliases = new Map<string, SheetStatus>([
  ...['produit abandonne', 'abandonne', 'n est plus fabrique'].map((word): [string, SheetStatus] => [
    word,
    'discontinued',
  ]),
]);

const pictogramAliases = new Map<string, Pictogram>([
  ['explosive', 'GHS01'],
  ['flammable', 'GHS02'],
  ['oxidizing', 'GHS03'],
  ['oxidising', 'GHS03'],
  ['compressed gas', 'GHS04'],
  ['corrosive', 'GHS05'],
  ['toxic', 'GHS06'],
  ['skull', 'GHS06'],
  ['skull and crossbones', 'GHS06'],
  ['tete de mort', 'GHS06'],
  ['irritant', 'GHS07'],
  ['biohazard', 'BIO'],
  ['danger biologique', 'BIO'],
]);

/** `GHS 2`, `SGH02`. */
const pictogramByNumber = (word: string): Pictogram | undefined => {
  const match = /^(?:ghs|sgh) ?0?([1-9])$/.exec(fold(word));
  return match ? (`GHS0${match[1]}` as Pictogram) : undefined;
};
