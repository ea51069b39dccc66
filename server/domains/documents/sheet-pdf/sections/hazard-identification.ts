import { hazardClasses } from '#contract/sheets/hazard-classes.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { classificationOf } from '#lib/hazards/hazards.ts';
import {
  type PrecautionKind,
  precautionKind,
  precautionText,
  selectPrecautions,
} from '#lib/hazards/select-precautions.ts';
import { hazardsBySeverity } from '#lib/hazards/severity.ts';
import type { Block } from '../blocks.ts';
import { precautionBlanks } from '../precaution-blanks.ts';
import type { Reading, SectionWriter } from '../reading.ts';
import { signalWords } from '../signal-words.ts';
import { noClassification } from './no-classification.ts';

/** Section 2. */
export const hazardIdentification: SectionWriter = (reading) => {
  const { codes, sheet, word } = reading;
  const without: Block = { kind: 'text', heading: word(words.whmis), text: noClassification(reading) };
  if (codes.length === 0) {
    return [without];
  }
  return [
    ...(sheet.hazardous === 'yes' ? [] : [without]),
    classification(reading),
    label(reading),
    statements(reading),
    ...precautions(reading),
    others(reading),
  ];
};

const words = {
  whmis: { en: 'Classification under WHMIS 2015', fr: 'Classification selon le SIMDUT 2015' },
  classification: { en: 'Classification', fr: 'Classification' },
  hazardClass: { en: 'Hazard class', fr: 'Classe de danger' },
  category: { en: 'Category', fr: 'Catégorie' },
  code: { en: 'Code', fr: 'Code' },
  signalWord: { en: 'Signal word and pictograms', fr: 'Mention d’avertissement et pictogrammes' },
  noSignalWord: { en: 'No signal word', fr: 'Aucune mention d’avertissement' },
  noPictogram: {
    en: 'No pictogram is required for this classification.',
    fr: 'Aucun pictogramme n’est exigé pour cette classification.',
  },
  statements: { en: 'Hazard statements', fr: 'Mentions de danger' },
  others: { en: 'Other hazards', fr: 'Autres dangers' },
  noOthers: { en: 'None known.', fr: 'Aucun connu.' },
  environmental: {
    en: 'Environmental hazards are outside WHMIS; their class, statement and symbol are given as further information.',
    fr: 'Les dangers pour l’environnement ne relèvent pas du SIMDUT; leur classe, leur mention et leur symbole sont donnés à titre d’information complémentaire.',
  },
};

const kinds: Record<PrecautionKind, { en: string; fr: string }> = {
  prevention: { en: 'Precautionary statements — Prevention', fr: 'Conseils de prudence — Prévention' },
  response: { en: 'Precautionary statements — Response', fr: 'Conseils de prudence — Intervention' },
  storage: { en: 'Precautionary statements — Storage', fr: 'Conseils de prudence — Stockage' },
  disposal: { en: 'Precautionary statements — Disposal', fr: 'Conseils de prudence — Élimination' },
};

const classification = ({ codes, word }: Reading): Block => ({
  kind: 'table',
  heading: word(words.classification),
  heads: [word(words.hazardClass), word(words.category), word(words.code)],
  rows: classificationOf(codes).map(({ code, hazard }) => [
    word(hazardClasses[hazard.hazardClass]),
    word(hazard.category),
    shownCode(code),
  ]),
  shares: [56, 32, 12],
});

const label = ({ sheet, word }: Reading): Block => ({
  kind: 'label',
  heading: word(words.signalWord),
  signalWord: word(sheet.signalWord === '' ? words.noSignalWord : signalWords[sheet.signalWord]),
  isDanger: sheet.signalWord === 'danger',
  pictograms: sheet.pictograms.map((code) => ({ code, name: word(pictograms[code]) })),
  noPictogram: word(words.noPictogram),
});

const statements = ({ codes, word }: Reading): Block => ({
  kind: 'statements',
  heading: word(words.statements),
  rows: hazardsBySeverity(codes).map(({ code, hazard }) => [shownCode(code), `${word(hazard)}.`]),
});

const precautions = ({ codes, word }: Reading): Block[] => {
  const blanks = precautionBlanks(codes);
  const selected = selectPrecautions(codes);
  return (Object.keys(kinds) as PrecautionKind[])
    .map((kind) => ({
      kind: 'statements' as const,
      heading: word(kinds[kind]),
      rows: selected
        .filter((code) => precautionKind(code) === kind)
        .map((code) => [code.replaceAll('+', '\u00a0+\u00a0'), word(precautionText(code, blanks))] as const),
    }))
    .filter(({ rows }) => rows.length > 0);
};

const others = ({ codes, word }: Reading): Block => ({
  kind: 'text',
  heading: word(words.others),
  text: word(codes.some((code) => code.startsWith('H4')) ? words.environmental : words.noOthers),
});

/** Hazards of HPR that the GHS does not know have no code to show. */
const shownCode = (code: string) => (code.startsWith('H') ? code : '—');
