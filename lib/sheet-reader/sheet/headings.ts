import { type Line, textOfLine } from '../text/layout.ts';
import { squash } from '../text/squash.ts';

/** What a section is about; numbers alone do not tell: before the GHS, composition often stood before hazards. */
export type SectionKind = 'identification' | 'hazards' | 'composition' | 'first-aid' | 'last' | 'other';

/** What the first line of a section tells about it. */
export interface Heading {
  readonly kind: SectionKind;
  /** 0 where the heading has no number. */
  readonly number: number;
}

/** The heading of a section, in either language and under every rule; `next` is the line after it, if its title stands there. */
export const headingOf = (line: Line, next?: Line): Heading | undefined => {
  const text = textOfLine(line);
  // `(1) Company name | Harbour Ltd.` is a row of a list.
  if (text.length > 140 || (/^\(\d/.test(text) && line.cells.length > 1)) return undefined;
  const bare = text
    .replace(romanAlone, '$1.')
    .replace(/\s+/g, '')
    .replace(/^[-–—=*#.•|[({]+/, '')
    .replace(countedTwice, '')
    .replace(inWords, (_, section: string, word: string) => `${section}${words.indexOf(word.toLowerCase()) + 1}.`);
  const parts = numbered.exec(bare);
  if (!parts) return undefined;
  const [, word = '', digits = '', rest = ''] = parts;
  const number = /\d/.test(digits) ? Number(digits) : fromRoman(digits);
  const isLoneRoman = !word && /^[ivx]/i.test(digits) && !/^[IVX]+[.):–-]/.test(bare);
  if (number < 1 || number > 16 || isLoneRoman) return undefined;
  const title = squash(rest);
  const kind = kindOfTitle(title) ?? (word && !title && next ? kindOfTitle(squash(textOfLine(next))) : undefined);
  return kind && { kind, number };
};

/** A heading without a number: its title alone on a line, with a letter before it at most. */
export const bareHeadingOf = (line: Line): Heading | undefined => {
  const text = textOfLine(line)
    .replace(/[\s:.-]+$/, '')
    .replace(/^[A-P][.)] +/, '');
  const isSet = text === text.toUpperCase() || line.cells.length === 1;
  if (text.length > 70 || !isSet) return undefined;
  const title = squash(text);
  const kind = kindOfTitle(title);
  return kind && bareTitles.test(title) ? { kind, number: 0 } : undefined;
};

/** `1. SECTION 1: …`: a list of sections that have their numbers already. */
const countedTwice = /^\d{1,2}[.)](?=(?:section|rubrique)\d)/i;

/** `Section One: …` */
const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
  ' ',
);
const inWords = new RegExp(`^(section)(${words.toReversed().join('|')})`, 'i');

/** `Section II PHYSICAL DATA`: without the space its number would go on. */
const romanAlone = /^(\W*(?:section|rubrique|partie|part|chapitre)\s*[ivx]{1,4})\s/i;

const numbered =
  /^(section|rubrique|partie|part|chapitre|sec\.|§)?(?:n[°o]\.?)?[-–—:#.]*(\d{1,2}|[ivx]{1,4}(?![a-z]))[-–—.:)|]*(?!\d)(.*)$/iu;

const fromRoman = (text: string): number =>
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi'].indexOf(
    text.toLowerCase(),
  ) + 1;

const kindOfTitle = (title: string): SectionKind | undefined => titles.find(([, pattern]) => pattern.test(title))?.[0];

/** Beginnings of titles, squashed. Hazards come first: `identificationdesdangers` begins as an identification does. */
const titles: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'hazards',
    /^(?:(?:physical)?hazards?(?:s?identification|s?identifcation|s?idenfication|s?indentification|ousidentification|sidentified|information|summary|classification|sandlabel)|hazard$|identifications?(?:ofthe|of)?hazards?|possiblehazards|emergencyoverview|(?:possible|potential)dangers|identifications?(?:des|du|deles|dela)?(?:dangers?|risques?)|(?:sommaire|apercu|description|nature)des(?:dangers|risques)|dangersidentifi|identificationdudanger|reconnaissancedesdangers|informationssurlesdangers|dangers?$)/,
  ],
  [
    'composition',
    /^(?:(?:hazardous|dangerous)?(?:composition|ingredients?|components?)(?!of)|informationon(?:hazardous)?(?:ingredients|components)|(?:composition|ingredientsdangereux|composants(?:dangereux)?|ingredients|constituants|matieresdangereuses)|(?:informations?|renseignements?|donnees)(?:sur(?:les|la)?|relatives?(?:aux?|ala))(?:ingredients|composants|composition)|hazardousmaterials?(?:components|ingredients|identification)|compositionetinformation)/,
  ],
  [
    'first-aid',
    /^(?:first(?:-)?aid|emergency(?:and)?firstaid|premiers?(?:soins|secours)|mesures?(?:de|d)?(?:premiers?|urgence|secours)|descriptiondespremiers|descriptionoffirst|soinsdurgence)/,
  ],
  [
    'identification',
    /^(?:(?:chemical|material|substance|mixture)?(?:and)?(?:product|preparation|supply|company|supplier|manufacturer)(?:s?and|s?identi|s?information|name|s?company|companyidenti|suse|de)|identi(?:fication|fier|ty|te|ficateur)|(?:material|substance|chemical)(?:identi|product)|(?:renseignements|informations?|donnees)sur(?:le|la|lidentite|l)(?:produit|societe|fabricant|substance|entreprise|compagnie)|produit(?:et|identification|chimique)|manufacturer|(?:designation|denomination)(?:dela|du|de)|raisonsociale|generalinformation$)/,
  ],
  [
    'last',
    /^(?:other|(?:additional|further|miscellaneous)info|autres?(?:informations?|renseignements?|donnees)|(?:renseignements?|informations?)(?:supplementaires?|complementaires?|additionnel|diverse|surlapreparation)|preparation|datede?preparation|divers|revision|informationsdiverses)/,
  ],
  [
    'other',
    /^(?:fire|measuresforfire|firefighting|incendie|(?:mesures?(?:a)?(?:de)?(?:prendre|lutte))|lutte|dangersdincendie|risquesdincendie|moyensdelutte|accidental|spill|leak|releasemeasures|(?:mesures)?(?:a)?(?:prendre)?en?cas|rejet|deversement|dispersion|fuite|handling|storage|safehandling|manipulation|manutention|stockage|entreposage|precautions|exposure|controle|maitrise|contrôles|personalprotect|protectionindiv|protectionperso|mesuresdeprotection|equipementde|preventive|mesuresprevent|physical|proprietes|caracteristiques|donneesphys|stability|reactiv|stabilite|chemicalstab|toxicolog|(?:donnees|informations?|renseignements?|proprietes)(?:toxico|eco|rela|sur|concern|regle|phys)|effetstoxi|healthhaz|health(?:effects)|risquespour|ecolog|environmental|ecotox|donneeseco|disposal|waste|elimination|considerations?(?:relatives|concernant|surl|de|lors|dis)|transport|shipping|informationsdetransport|regulat|reglement|legislation|labelling|etiquetage)/,
  ],
];

const bareTitles =
  /^(?:(?:product|chemicalproduct)(?:andcompany)?identification|identification(?:of.*|de.*|du.*)?|hazards?identification|identificationdesdangers|composition.*|hazardousingredients|ingredientsdangereux|firstaid(?:measures)?|premiers(?:soins|secours)|fire.*(?:measures|hazard|data)|accidentalrelease.*|handlingandstorage|exposurecontrols.*|physical(?:and|data).*|stabilityandreactivity|toxicological.*|ecological.*|disposal.*|transport.*information|regulatory.*information|otherinformation|autresinformations|(?:product|general)information|preparationinformation)$/;
