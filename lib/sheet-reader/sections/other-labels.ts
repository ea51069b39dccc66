import type { LabelKind } from './blocks.ts';

/** Labels of section 5. */
export type FireLabel = 'suitable' | 'unsuitable' | 'other';
/** Labels of section 8. */
export type ProtectionLabel = 'eyes' | 'hands' | 'respiratory' | 'body' | 'other';

type Rules<Kind extends string> = readonly {
  readonly kind: Kind;
  readonly pattern: RegExp;
  /** Sentences begin so too: only of a label that stands apart. */
  readonly isLoose?: true;
}[];

const among =
  <Kind extends string>(rules: Rules<Kind>): LabelKind<Kind> =>
  (squashed, isApart) =>
    rules.find(({ pattern, isLoose }) => (isApart || !isLoose) && pattern.test(squashed))?.kind;

const media = '(?:fire)?(?:extinguishing|extinguisher|firefighting)(?:media|medium|agents?|methods?|materials?)';
const moyens =
  '(?:les)?(?:moyens?|agents?|produits?|milieux?|substances?|methodes?|matieres?|medias?|mediums?)(?:d|de|dun|pourl)?extinct(?:ion|eurs?)';

/** Tells which means of extinction a label of section 5 is about; undefined for other text. */
export const fireLabel = among<FireLabel>([
  {
    kind: 'unsuitable',
    pattern: new RegExp(
      `^(?:(?:unsuitable|inappropriate|notsuitable|improper|forsafetyreasonsunsuitable|nonsuitable)${media}|${media}(?:which|that|to|not)(?:must|shall|be|avoid|suitable).*|${moyens}(?:inappropriee?s?|nonappropriee?s?|inadaptee?s?|inadequate?s?|nonadaptee?s?|aeviter|aproscrire|contreindiquee?s?|deconseillee?s?|anepasutiliser.*|quinedoiventpas.*|interdite?s?|nonrecommandee?s?|noncompatibles?)(?:pour.*)?|unsuitable|inappropriee?s?|nonappropriee?s?)$`,
    ),
  },
  {
    kind: 'suitable',
    pattern: new RegExp(
      `^(?:(?:the)?(?:suitable|appropriate|recommended|proper|acceptable)?${media}(?:suitable)?|${moyens}(?:appropriee?s?|adaptee?s?|adequate?s?|recommandee?s?|convenables?|preconisee?s?|acceptables?|utilisables?|autorisee?s?)?|suitable|appropriee?s?|incaseoffireuse|firefightingmedia|mediaextinguishing|firefightingmediaandinstructions|extinguishingmediaandinstructions)$`,
    ),
  },
  {
    kind: 'other',
    isLoose: true,
    pattern:
      /^(?:(?:specific|special|unusual|particular)(?:hazards?|fire|protective|firefighting|methods|remarks|instructions|precautions)|hazardous(?:combustion|decomposition|thermal)|advicefor|(?:further|additional|other)information|flashpoint|protect(?:ive|ion)(?:equipment|clothing|offire|actions|offiref)|protectionof|precautionsforfire|firehazard|fire(?:and)?explosion|explosion|autoignition|flammab|firefighting(?:instructions|procedures|equipment|measures)|generalfirehazards|sensitivity|nfpa|dangers?(?:specifiques?|particuliers?|inhabituels?|dincendie|dexplosion)|risques?(?:specifiques?|particuliers?|dincendie)|conseilsauxpompiers|conseilspour|equipements?(?:de|speciaux)|produits?(?:de|dangereux)(?:de)?(?:combustion|decomposition)|mesures?(?:speciales?|deprotection|particulieres)|methodesspecifiques|methodesparticulieres|instructions|informations?(?:complementaires?|supplementaires?)|protectiondes|protectionencas|precautions|pointeclair|donnees|remarques?|autres)/,
  },
]);

/** Tells which part of the body a label of section 8 is about; undefined for other text. */
export const protectionLabel = among<ProtectionLabel>([
  {
    kind: 'eyes',
    pattern:
      /^(?:personalprotection)?(?:eyes?(?:and|or)?(?:face)?(?:protection|equipment|wear)?|(?:face(?:and)?eyes?|eyewear|eyeprotection)(?:protection)?|protective(?:eyewear|goggles)|protection(?:des|pourles|de|d)?(?:yeux|oculaire)(?:et|ou)?(?:du|pourle|le|de|dela)?(?:visage|face|faciale)?|protectionoculaire(?:faciale)?|protectionduvisageetdesyeux|yeux(?:et)?(?:visage)?|lunettesdeprotection)$/,
  },
  {
    kind: 'hands',
    pattern:
      /^(?:(?:skin)?(?:and)?hands?(?:protection)?|gloves?|protectivegloves?|protection(?:des|pourles|dela|de)?mains|protectionmanuelle|gants?(?:deprotection)?|mains|handandskinprotection)$/,
  },
  {
    kind: 'respiratory',
    pattern:
      /^(?:respirator(?:y|s)?(?:protection|equipment|protectiveequipment)?|breathingprotection|protection(?:respiratoire|des?voiesrespiratoires|delarespiration)|appareils?respiratoires?|voiesrespiratoires|respiratoire|equipementdeprotectionrespiratoire)$/,
  },
  {
    kind: 'body',
    pattern:
      /^(?:(?:other)?(?:skin|body)(?:and)?(?:body|skin)?(?:protection)?(?:other)?|protectiveclothing|otherskinprotection|clothing|protection(?:dela|pourla|du|de)?(?:peau|corps)(?:et)?(?:du|dela|de)?(?:corps|peau)?|protectioncorporelle|protectioncutanee|(?:autres?)?protections?(?:pour|de)?la?peau|vetements?(?:de)?(?:protection|travail)|autreprotectionpourlapeau|protectionducorps|peauetcorps|protectiondelapeauautre)$/,
  },
  {
    kind: 'other',
    isLoose: true,
    pattern:
      /^(?:(?:appropriate|suitable)?engineering|controls?|exposure|occupational|hygien|environmental|thermal|general|personalprotect|individualprotect|biological|ventilation|protective(?:measures|equipment)|filtertype|special|work|mesures?|controles?|parametres|limites?|valeurs?|dangersthermiques|protectionindividuelle|equipements?|renseignements|systemes?|contrôles?|ingenierie|hygiene|autres?|donnees|composants?|components?|ingredients?)/,
  },
]);

/** Whether a label, or a line, is about emergencies; what is for other times is not. */
export const isEmergency = (squashed: string): boolean =>
  /emergenc|urgence|poison|chemtrec|canutec|infotrac|orfila|24h(?:ou|eu)?r?s?|24hr|24hour|24heures/.test(squashed) &&
  !/nonemergency|nonurgent|notforemergency/.test(squashed);
