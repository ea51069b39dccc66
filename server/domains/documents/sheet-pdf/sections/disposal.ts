import * as group from '../code-groups.ts';
import type { Ladder } from '../phrases.ts';
import type { SectionWriter } from '../reading.ts';

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
