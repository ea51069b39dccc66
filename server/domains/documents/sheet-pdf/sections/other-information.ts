import { longDate } from '#contract/long-date.ts';
import { notAvailable, type SectionWriter } from '../reading.ts';

/** Section 16. */
export const otherInformation: SectionWriter = ({ sheet, language, word }) => [
  {
    kind: 'facts',
    rows: [
      [word(labels.revised), longDate(sheet.sheetDate, language) || word(notAvailable)],
      [word(labels.checked), longDate(sheet.lastChecked, language) || word(notAvailable)],
      [word(labels.revision), word(labels.replaces)],
    ],
  },
  { kind: 'text', heading: word(labels.abbreviations), text: word(abbreviations) },
  { kind: 'text', heading: word(labels.notice), text: word(notice) },
];

const labels = {
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
