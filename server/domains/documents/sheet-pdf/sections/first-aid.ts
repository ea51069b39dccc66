import * as group from '../code-groups.ts';
import type { Ladder } from '../phrases.ts';
import type { SectionWriter } from '../reading.ts';
import { symptoms } from './symptoms.ts';

/** Section 4. */
export const firstAid: SectionWriter = ({ say, word }) => [
  {
    kind: 'text',
    part: 'first_aid.inhalation',
    heading: word({ en: 'Inhalation', fr: 'Inhalation' }),
    text: say(inhalation, breathing),
  },
  {
    kind: 'text',
    part: 'first_aid.skin',
    heading: word({ en: 'Skin contact', fr: 'Contact avec la peau' }),
    text: say(frostbite, skin),
  },
  {
    kind: 'text',
    part: 'first_aid.eyes',
    heading: word({ en: 'Eye contact', fr: 'Contact avec les yeux' }),
    text: say(eyes),
  },
  {
    kind: 'text',
    part: 'first_aid.ingestion',
    heading: word({ en: 'Ingestion', fr: 'Ingestion' }),
    text: say(ingestion, vomiting),
  },
  {
    kind: 'text',
    part: 'first_aid.symptoms',
    heading: word({
      en: 'Most important symptoms and effects, acute or delayed',
      fr: 'Symptômes et effets les plus importants, aigus ou retardés',
    }),
    text: say(...symptoms),
  },
  {
    kind: 'text',
    part: 'first_aid.physician',
    heading: word({
      en: 'Immediate medical attention and special treatment',
      fr: 'Prise en charge médicale immédiate et traitement spécial',
    }),
    text: say(medical, forRescuers),
  },
];

const inhalation: Ladder = [
  {
    for: [...group.toxicByInhalation, ...group.corrosives, ...group.respiratorySensitizers],
    en: 'Immediately call a Poison Centre or doctor. Remove the person to fresh air and keep at rest in a position comfortable for breathing.',
    fr: 'Appeler immédiatement un centre antipoison ou un médecin. Transporter la personne à l’air frais et la garder au repos dans une position où elle peut respirer confortablement.',
  },
  {
    for: [
      ...group.harmfulByInhalation,
      ...group.respiratoryIrritants,
      ...group.narcotics,
      ...group.gases,
      ...group.organToxicity,
    ],
    en: 'Remove the person to fresh air and keep comfortable for breathing. Call a Poison Centre or doctor if you feel unwell.',
    fr: 'Transporter la personne à l’air frais et la maintenir dans une position où elle peut respirer confortablement. Appeler un centre antipoison ou un médecin en cas de malaise.',
  },
  {
    en: 'Remove the person to fresh air. Get medical advice if symptoms appear.',
    fr: 'Transporter la personne à l’air frais. Consulter un médecin si des symptômes apparaissent.',
  },
];

const breathing: Ladder = [
  {
    for: [...group.toxicByInhalation, ...group.gases],
    en: 'If breathing is difficult, trained personnel should give oxygen; if it has stopped, give artificial respiration with a barrier device.',
    fr: 'Si la respiration est difficile, du personnel formé devrait donner de l’oxygène; si elle a cessé, pratiquer la respiration artificielle avec un dispositif de protection.',
  },
];

const frostbite: Ladder = [
  {
    for: ['H280', 'H281'],
    en: 'Frostbite from liquefied or refrigerated gas: thaw with lukewarm water, do not rub, and get immediate medical attention.',
    fr: 'Engelures causées par un gaz liquéfié ou réfrigéré\u00a0: dégeler à l’eau tiède, ne pas frotter et consulter immédiatement un médecin.',
  },
];

const skin: Ladder = [
  {
    for: [...group.corrosives, 'H310'],
    en: 'Take off immediately all contaminated clothing, shoes and leather goods. Rinse with lukewarm, gently flowing water for at least 30 minutes. Immediately call a Poison Centre or doctor. Continue rinsing on the way to hospital.',
    fr: 'Enlever immédiatement les vêtements, les chaussures et les articles de cuir contaminés. Rincer à l’eau tiède à faible débit pendant au moins 30 minutes. Appeler immédiatement un centre antipoison ou un médecin. Continuer à rincer pendant le transport à l’hôpital.',
  },
  {
    for: group.waterReactives,
    en: 'Brush off loose particles from the skin, then immerse in cool water or wrap in wet bandages. Get medical attention.',
    fr: 'Enlever avec précaution les particules déposées sur la peau, puis plonger dans l’eau fraîche ou poser une compresse humide. Consulter un médecin.',
  },
  {
    for: ['H311', 'H312', ...group.skinSensitizers],
    en: 'Take off contaminated clothing. Wash with plenty of lukewarm water and mild soap. Get medical advice if irritation or a rash occurs or if you feel unwell. Wash clothing before reuse.',
    fr: 'Enlever les vêtements contaminés. Laver abondamment à l’eau tiède et au savon doux. Consulter un médecin en cas d’irritation, d’éruption cutanée ou de malaise. Laver les vêtements avant de les réutiliser.',
  },
  {
    en: 'Take off contaminated clothing. Wash with plenty of lukewarm water for 5 minutes. Get medical advice if irritation occurs or persists.',
    fr: 'Enlever les vêtements contaminés. Laver abondamment à l’eau tiède pendant 5 minutes. Consulter un médecin si une irritation apparaît ou persiste.',
  },
];

const eyes: Ladder = [
  {
    for: group.eyeDamage,
    en: 'Rinse cautiously with lukewarm, gently flowing water for at least 30 minutes, holding the eyelids open. Remove contact lenses, if present and easy to do. Immediately call a Poison Centre or doctor.',
    fr: 'Rincer avec précaution à l’eau tiède à faible débit pendant au moins 30 minutes en maintenant les paupières ouvertes. Enlever les lentilles de contact si elles peuvent l’être facilement. Appeler immédiatement un centre antipoison ou un médecin.',
  },
  {
    for: group.eyeIrritants,
    en: 'Rinse cautiously with lukewarm water for 15 to 20 minutes, holding the eyelids open. Remove contact lenses, if present and easy to do. If irritation persists, get medical attention.',
    fr: 'Rincer avec précaution à l’eau tiède de 15 à 20 minutes en maintenant les paupières ouvertes. Enlever les lentilles de contact si elles peuvent l’être facilement. Si l’irritation persiste, consulter un médecin.',
  },
  {
    en: 'Rinse with lukewarm water for 5 minutes. If irritation occurs, get medical attention.',
    fr: 'Rincer à l’eau tiède pendant 5 minutes. En cas d’irritation, consulter un médecin.',
  },
];

const ingestion: Ladder = [
  {
    for: [...group.gases],
    en: 'Not a likely route of exposure: the product is a gas.',
    fr: 'Voie d’exposition peu probable\u00a0: le produit est un gaz.',
  },
  {
    for: [...group.severelyToxicBySwallowing, ...group.corrosives, ...group.aspiration],
    en: 'Rinse mouth. Immediately call a Poison Centre or doctor.',
    fr: 'Rincer la bouche. Appeler immédiatement un centre antipoison ou un médecin.',
  },
  {
    en: 'Rinse mouth. Call a Poison Centre or doctor if you feel unwell.',
    fr: 'Rincer la bouche. Appeler un centre antipoison ou un médecin en cas de malaise.',
  },
];

const vomiting: Ladder = [
  { for: group.gases, en: '', fr: '' },
  {
    for: [...group.corrosives, ...group.aspiration],
    en: 'Do NOT induce vomiting. If vomiting occurs naturally, have the person lean forward. Give nothing by mouth to someone who is losing consciousness.',
    fr: 'NE PAS faire vomir. Si la personne vomit d’elle-même, la faire pencher vers l’avant. Ne rien donner par la bouche à une personne qui perd conscience.',
  },
  {
    en: 'Give nothing by mouth to someone who is losing consciousness.',
    fr: 'Ne rien donner par la bouche à une personne qui perd conscience.',
  },
];

const medical: Ladder = [
  {
    for: [
      ...[...group.corrosives, ...group.toxicByInhalation, ...group.toxicBySkin, ...group.severelyToxicBySwallowing],
      ...[...group.aspiration, ...group.respiratorySensitizers, 'H370'],
    ],
    en: 'Immediate medical attention is required. Show this sheet to the doctor. Treat symptomatically; keep under observation, since effects may be delayed.',
    fr: 'Une prise en charge médicale immédiate est nécessaire. Montrer cette fiche au médecin. Traiter selon les symptômes; garder sous observation, les effets pouvant être retardés.',
  },
  {
    en: 'Show this sheet to the doctor. Treat symptomatically.',
    fr: 'Montrer cette fiche au médecin. Traiter selon les symptômes.',
  },
];

const forRescuers: Ladder = [
  {
    for: group.toxicByInhalation,
    en: 'Rescuers: do not enter without a self-contained breathing apparatus.',
    fr: 'Sauveteurs\u00a0: ne pas entrer sans appareil de protection respiratoire autonome.',
  },
];
