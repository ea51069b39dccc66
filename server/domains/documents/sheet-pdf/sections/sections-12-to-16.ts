import { longDate } from '#contract/long-date.ts';
import { sheetFormats } from '#contract/sheets/format.ts';
import { hazardClasses } from '#contract/sheets/hazard-classes.ts';
import { classificationOf, hazardsOf } from '#lib/hazards/hazards.ts';
import type { Fact } from '../blocks.ts';
import * as group from '../code-groups.ts';
import { hasAny, type Ladder } from '../phrases.ts';
import { notAvailable, type Reading, type SectionWriter } from '../reading.ts';
import { noClassification } from './no-classification.ts';

/** Section 12. HPR asks for its heading only: the environment is outside WHMIS. */
export const ecology: SectionWriter = ({ codes, word }) => {
  const found = hazardsOf(codes).filter(({ hazard }) => hazardClasses[hazard.hazardClass].kind === 'environmental');
  const aquatic = found.filter(({ hazard }) => hazard.hazardClass !== 'ozoneLayer');
  const other = found.filter(({ hazard }) => hazard.hazardClass === 'ozoneLayer');
  const said = (hazards: typeof found) =>
    hazards.map(({ code, hazard }) => `${word(hazard)} (${code}).`).join(' ') || word(notAvailable);
  const rows: Fact[] = [
    [word(labels.ecotoxicity), said(aquatic)],
    [word(labels.persistence), word(notAvailable)],
    [word(labels.bioaccumulation), word(notAvailable)],
    [word(labels.mobility), word(notAvailable)],
    [word(labels.other), said(other)],
  ];
  return [{ kind: 'facts', rows }];
};

const labels = {
  ecotoxicity: { en: 'Ecotoxicity', fr: 'Écotoxicité' },
  persistence: { en: 'Persistence and degradability', fr: 'Persistance et dégradation' },
  bioaccumulation: { en: 'Bioaccumulative potential', fr: 'Potentiel de bioaccumulation' },
  mobility: { en: 'Mobility in soil', fr: 'Mobilité dans le sol' },
  other: { en: 'Other adverse effects', fr: 'Autres effets nocifs' },
};

/** Section 13. */
export const disposal: SectionWriter = ({ say, word }) => [
  {
    kind: 'text',
    heading: word({ en: 'Disposal methods', fr: 'Méthodes d’élimination' }),
    text: say(product, waters),
  },
  {
    kind: 'text',
    heading: word({ en: 'Contaminated packaging', fr: 'Emballages contaminés' }),
    text: say(packaging),
  },
];

const product: Ladder = [
  {
    for: ['BIO'],
    en: 'Dispose of as biomedical waste, after decontamination where the law requires it.',
    fr: 'Éliminer comme déchet biomédical, après décontamination lorsque la loi l’exige.',
  },
  {
    for: group.gases,
    en: 'Return cylinders to the supplier with the residual pressure. Do not vent indoors.',
    fr: 'Retourner les bouteilles au fournisseur avec leur pression résiduelle. Ne pas libérer à l’intérieur.',
  },
  {
    en: 'Dispose of through an authorized waste disposal firm, in accordance with local, provincial or territorial and federal laws.',
    fr: 'Éliminer par l’entremise d’une entreprise autorisée d’élimination des déchets, conformément aux lois locales, provinciales ou territoriales et fédérales.',
  },
];

const waters: Ladder = [
  { for: group.gases, en: '', fr: '' },
  {
    en: 'Do not pour into drains or mix with household waste.',
    fr: 'Ne pas jeter à l’égout ni avec les ordures ménagères.',
  },
];

const packaging: Ladder = [
  {
    for: group.aerosols,
    en: 'Do not pierce or burn, even after use.',
    fr: 'Ne pas perforer ni brûler, même après usage.',
  },
  { for: group.gases, en: 'Do not reuse or refill.', fr: 'Ne pas réutiliser ni remplir de nouveau.' },
  {
    for: [...group.flammables, ...group.combustibleLiquids],
    en: 'Empty containers hold vapours that may explode: do not cut, weld or heat them. Dispose of as the product itself.',
    fr: 'Les récipients vides renferment des vapeurs qui peuvent exploser\u00a0: ne pas les couper, les souder ou les chauffer. Éliminer comme le produit lui-même.',
  },
  {
    en: 'Empty containers hold residue: dispose of as the product itself.',
    fr: 'Les récipients vides renferment des résidus\u00a0: éliminer comme le produit lui-même.',
  },
];

/** Section 14. */
export const transport: SectionWriter = ({ sheet, codes, say, word }) => {
  const numbers = sheet.unNumbers.map((number) => `UN\u00a0${number}`);
  const isMarinePollutant = hasAny(codes, group.marinePollutants);
  const rows: Fact[] = [
    [word(transportLabels.number), numbers.join(', ') || word(notAvailable)],
    [word(transportLabels.name), word(notAvailable)],
    [word(transportLabels.hazardClass), word(notAvailable)],
    [word(transportLabels.group), word(notAvailable)],
    [word(transportLabels.environment), word(isMarinePollutant ? transportLabels.pollutant : notAvailable)],
    [word(transportLabels.precautions), say(precautions)],
  ];
  return [{ kind: 'facts', rows }];
};

const transportLabels = {
  number: { en: 'UN number', fr: 'Numéro ONU' },
  name: { en: 'UN proper shipping name', fr: 'Désignation officielle de transport de l’ONU' },
  hazardClass: { en: 'Transport hazard class', fr: 'Classe de danger relative au transport' },
  group: { en: 'Packing group', fr: 'Groupe d’emballage' },
  environment: { en: 'Environmental hazards', fr: 'Dangers environnementaux' },
  pollutant: {
    en: 'Meets the criteria of a marine pollutant (IMDG Code).',
    fr: 'Répond aux critères d’un polluant marin (Code IMDG).',
  },
  precautions: { en: 'Special precautions', fr: 'Précautions spéciales' },
};

const precautions: Ladder = [
  {
    for: group.gases,
    en: 'Transport cylinders upright, secured, with valves closed and capped, in a ventilated vehicle. The consignor classifies the product under the Transportation of Dangerous Goods Regulations.',
    fr: 'Transporter les bouteilles debout et attachées, robinets fermés et coiffés, dans un véhicule ventilé. L’expéditeur classe le produit selon le Règlement sur le transport des marchandises dangereuses.',
  },
  {
    en: 'Keep containers closed and upright. The consignor classifies the product under the Transportation of Dangerous Goods Regulations.',
    fr: 'Garder les récipients fermés et debout. L’expéditeur classe le produit selon le Règlement sur le transport des marchandises dangereuses.',
  },
];

/** Section 15. */
export const regulation: SectionWriter = (reading) => {
  const { sheet, word } = reading;
  return [
    { kind: 'text', heading: word(regulationLabels.whmis), text: whmisClassification(reading) },
    {
      kind: 'facts',
      rows: [
        [word(regulationLabels.format), word(sheetFormats[sheet.format])],
        [word(regulationLabels.domesticList), word(notAvailable)],
        [word(regulationLabels.others), word(notAvailable)],
      ],
    },
  ];
};

/** Environmental hazards are no part of it: alone, they make no product hazardous. */
const whmisClassification = (reading: Reading): string => {
  const { codes, sheet, word } = reading;
  const classes = classificationOf(codes).filter(({ hazard }) => isOfWhmis(hazard.hazardClass));
  if (classes.length === 0) return noClassification(reading);
  const listed = classes.map(({ hazard }) => `${word(hazardClasses[hazard.hazardClass])} — ${word(hazard.category)}`);
  const stands = sheet.hazardous === 'yes' ? `${word(regulationLabels.hazardous)} ` : '';
  return `${stands}${[...new Set(listed)].join('; ')}.`;
};

const isOfWhmis = (hazardClass: keyof typeof hazardClasses) =>
  hazardClasses[hazardClass].kind !== 'environmental' &&
  hazardClass !== 'explosives' &&
  hazardClass !== 'desensitizedExplosives';

const regulationLabels = {
  whmis: { en: 'Classification under WHMIS 2015', fr: 'Classification selon le SIMDUT 2015' },
  hazardous: {
    en: 'Hazardous product under the Hazardous Products Regulations:',
    fr: 'Produit dangereux au sens du Règlement sur les produits dangereux\u00a0:',
  },
  format: { en: 'Sheet written under', fr: 'Fiche rédigée selon' },
  domesticList: { en: 'Domestic Substances List (CEPA)', fr: 'Liste intérieure des substances (LCPE)' },
  others: { en: 'Other regulations', fr: 'Autre réglementation' },
};

/** Section 16. */
export const otherInformation: SectionWriter = ({ sheet, language, word }) => [
  {
    kind: 'facts',
    rows: [
      [word(otherLabels.revised), longDate(sheet.sheetDate, language) || word(notAvailable)],
      [word(otherLabels.checked), longDate(sheet.lastChecked, language) || word(notAvailable)],
      [word(otherLabels.revision), word(otherLabels.replaces)],
    ],
  },
  { kind: 'text', heading: word(otherLabels.abbreviations), text: word(abbreviations) },
  { kind: 'text', heading: word(otherLabels.notice), text: word(notice) },
];

const otherLabels = {
  revised: { en: 'Date of latest revision', fr: 'Date de la plus récente version révisée' },
  checked: { en: 'Last checked with the supplier', fr: 'Dernière vérification auprès du fournisseur' },
  revision: { en: 'Revision', fr: 'Révision' },
  replaces: { en: 'Replaces every earlier version.', fr: 'Remplace toute version antérieure.' },
  abbreviations: { en: 'Abbreviations', fr: 'Abréviations' },
  notice: { en: 'Notice', fr: 'Avis' },
};

const abbreviations = {
  en: 'ATE: acute toxicity estimate; CAS: Chemical Abstracts Service; CEPA: Canadian Environmental Protection Act, 1999; CSA: Canadian Standards Association; IMDG: International Maritime Dangerous Goods; LC₅₀, LD₅₀: concentration or dose lethal to 50\u00a0% of test animals; UN: United Nations; WHMIS: Workplace Hazardous Materials Information System.',
  fr: 'CAS\u00a0: Chemical Abstracts Service; CL₅₀, DL₅₀\u00a0: concentration ou dose létale pour 50\u00a0% des animaux d’essai; CSA\u00a0: Association canadienne de normalisation; ETA\u00a0: estimation de la toxicité aiguë; IMDG\u00a0: Code maritime international des marchandises dangereuses; LCPE\u00a0: Loi canadienne sur la protection de l’environnement (1999); ONU\u00a0: Organisation des Nations Unies; SIMDUT\u00a0: Système d’information sur les matières dangereuses utilisées au travail.',
};

const notice = {
  en: 'This sheet is made for demonstration. Its supplier, product and telephone number are invented; it describes no product that is for sale and must not be relied on in a workplace.',
  fr: 'Cette fiche est faite à des fins de démonstration. Le fournisseur, le produit et le numéro de téléphone sont inventés; elle ne décrit aucun produit en vente et on ne doit pas s’y fier dans un lieu de travail.',
};
