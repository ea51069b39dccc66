import * as group from '../code-groups.ts';
import type { Ladder } from '../phrases.ts';

const burns: Ladder = [
  {
    for: group.corrosives,
    en: 'Severe burns of skin, eyes, mouth and throat; permanent eye damage, including blindness.',
    fr: 'Brûlures graves de la peau, des yeux, de la bouche et de la gorge; lésions permanentes des yeux, y compris la cécité.',
  },
  { for: group.eyeDamage, en: 'Permanent eye damage.', fr: 'Lésions permanentes des yeux.' },
];
const irritation: Ladder = [
  { for: group.corrosives, en: '', fr: '' },
  {
    for: group.skinIrritants,
    en: 'Redness, itching and dryness of the skin.',
    fr: 'Rougeurs, démangeaisons et sécheresse de la peau.',
  },
  {
    for: group.eyeIrritants,
    en: 'Redness, watering and pain of the eyes.',
    fr: 'Rougeurs, larmoiement et douleur aux yeux.',
  },
];
const allergy: Ladder = [
  {
    for: group.skinSensitizers,
    en: 'Allergic skin reaction, which later contact brings back even in small amounts.',
    fr: 'Réaction allergique cutanée, qu’un nouveau contact fait réapparaître même à faible dose.',
  },
];
const asthma: Ladder = [
  {
    for: group.respiratorySensitizers,
    en: 'Asthma-like symptoms (wheezing, shortness of breath), which may be delayed for several hours.',
    fr: 'Symptômes semblables à ceux de l’asthme (sifflements, essoufflement), parfois retardés de plusieurs heures.',
  },
];
const airways: Ladder = [
  {
    for: group.toxicByInhalation,
    en: 'Poisoning by inhalation; effects on the lungs may be delayed.',
    fr: 'Intoxication par inhalation; les effets sur les poumons peuvent être retardés.',
  },
  {
    for: group.respiratoryIrritants,
    en: 'Irritation of nose and throat, coughing.',
    fr: 'Irritation du nez et de la gorge, toux.',
  },
];
const poisoning: Ladder = [
  {
    for: [...group.severelyToxicBySwallowing, ...group.toxicBySkin],
    en: 'Poisoning by ingestion or through the skin; symptoms may be delayed.',
    fr: 'Intoxication par ingestion ou à travers la peau; les symptômes peuvent être retardés.',
  },
  {
    for: [...group.harmfulBySwallowing, ...group.harmfulBySkin, ...group.harmfulByInhalation],
    en: 'Malaise and nausea after large exposures.',
    fr: 'Malaise et nausées après une forte exposition.',
  },
];
const organs: Ladder = [
  {
    for: ['H370', 'H371'],
    en: 'Damage to organs, which may appear only later.',
    fr: 'Lésions d’organes, parfois retardées.',
  },
];
const dizziness: Ladder = [
  {
    for: group.narcotics,
    en: 'Headache, dizziness, drowsiness and nausea from the vapours.',
    fr: 'Maux de tête, vertiges, somnolence et nausées causés par les vapeurs.',
  },
];
const aspirated: Ladder = [
  {
    for: group.aspiration,
    en: 'Chemical pneumonia if the liquid enters the lungs when swallowed or vomited.',
    fr: 'Pneumonie chimique si le liquide pénètre dans les poumons lors de l’ingestion ou d’un vomissement.',
  },
];
const late: Ladder = [
  {
    for: [...group.delayedEffects, 'H372', 'H373'],
    en: 'Long-term or repeated exposure may have delayed effects: see section 11.',
    fr: 'Une exposition prolongée ou répétée peut avoir des effets retardés\u00a0: voir la section 11.',
  },
];
const acute = [
  ...[...group.corrosives, ...group.eyeDamage, ...group.skinIrritants, ...group.eyeIrritants],
  ...[...group.skinSensitizers, ...group.respiratorySensitizers, ...group.toxicByInhalation],
  ...[...group.respiratoryIrritants, ...group.narcotics, ...group.aspiration, ...group.delayedEffects],
  ...[...group.severelyToxicBySwallowing, ...group.toxicBySkin, ...group.harmfulBySwallowing, ...group.harmfulBySkin],
  ...[...group.harmfulByInhalation, ...group.organToxicity],
];
const none: Ladder = [
  { for: acute, en: '', fr: '' },
  { for: group.unclassified, en: 'Not available.', fr: 'Non disponible.' },
  { en: 'No specific symptom is known.', fr: 'Aucun symptôme particulier n’est connu.' },
];

/** The most important symptoms and effects, acute or delayed: part of section 4. */
export const symptoms: readonly Ladder[] = [
  burns,
  irritation,
  allergy,
  asthma,
  airways,
  poisoning,
  organs,
  dizziness,
  aspirated,
  late,
  none,
];
