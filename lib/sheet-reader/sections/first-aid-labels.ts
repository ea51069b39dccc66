import { type ExposureRoute, exposureRoutes, routeWords } from '#contract/sheets/exposure-routes.ts';
import type { LabelKind } from './blocks.ts';

/** What a part of section 4 is about: one route of exposure, two of them, or another subject. */
export type FirstAidLabel =
  | ExposureRoute
  | `${ExposureRoute}+${ExposureRoute}`
  /** What goes for all routes. */
  | 'general'
  /** The part with the first aid itself. */
  | 'aid'
  | 'symptoms'
  | 'physician'
  /** Known, and no first aid: protection of who helps, what to keep at hand. */
  | 'other';

/** Words that lead to a route, in any order: `in case of contact with`, `en cas de contact avec les`. */
const leads =
  '(?:firstaid|measures|general|serious|route|routeofexposure|exposure|incaseof|incase|after|following|upon|if|for|on|through|by|of|the|with|to|in|into|contact|accidental|direct|premierssoins|premierssecours|soins|mesures|encas|cas|apres|de|d|du|le|la|les|l|avec|par|voie|voies|sil|ilya|y|eu|exposition|suite|a|au|un|une|projection|projections|dans|sur|pour|niveau|lors|accidentelle|accidentel|risque)*';

const ends =
  '(?:contact|exposure|absorption|splash|splashes|irritation|route|firstaid|aid|orclothing|orhair|oucheveux|ouvetements)*';

const places = Object.fromEntries(
  exposureRoutes.map((route) => [route, `(?:${routeWords[route].join('|')})`]),
) as Readonly<Record<ExposureRoute, string>>;

const single = exposureRoutes.map((route) => [route, new RegExp(`^${leads}${places[route]}${ends}$`)] as const);

const pairs = exposureRoutes.flatMap((one) =>
  exposureRoutes
    .filter((other) => other !== one)
    .map(
      (other) =>
        [
          `${one}+${other}` as const,
          new RegExp(`^${leads}${places[one]}${ends}(?:and|or|et|ou)?${leads}${places[other]}${ends}$`),
        ] as const,
    ),
);

/** Labels that are nothing else, wherever they stand. */
const strict: readonly (readonly [FirstAidLabel, RegExp])[] = [
  ...single,
  ...pairs,
  [
    'general',
    /^(?:general(?:advice|information|notes?|remarks?|measures|recommendations|firstaid(?:measures)?)?|firstaidgeneral|conseilsgeneraux|(?:indications|informations?|remarques|recommandations|dispositions|notes?|mesures|consignes|instructions)generales?|renseignementsgeneraux|generalites|premierssoinsgeneral|encasdinconscience|unconsciousness|othersgeneral)$/,
  ],
  [
    'aid',
    /^(?:(?:description|details)?(?:of)?(?:the)?(?:necessary|required)?firstaid(?:measures|procedures|instructions)?(?:required)?|description(?:des|de)(?:mesuresde)?(?:premiers?)?(?:soins|secours)(?:necessaires|requis|durgence)?|(?:mesuresde)?premiers?(?:soins|secours)(?:necessaires|requis)?|necessaryfirstaid(?:measures|instructions)?|voiesdexposition|routesofexposure|(?:listparroute|listing|parvoie)dexposition)$/,
  ],
  [
    'physician',
    /^(?:notes?(?:to|for)(?:the)?(?:physicians?|doctors?)|(?:advice|information)(?:to|for)(?:the)?(?:physicians?|doctors?)|(?:avis|notes?|conseils?|indications?|informations?|remarques?|instructions?|renseignements?)(?:aux?|pourles?|pour|destinees?aux?|alintentiondu|alattentiondu)medecins?(?:traitants?)?|medicaltreatment|treatment|traitement|traitementmedical)$/,
  ],
  [
    'other',
    /^(?:protectionof(?:the)?(?:firstaid(?:er|responder)s?|aiders?|rescuers?)|selfprotection(?:ofthe)?(?:firstaider|rescuer)s?|protection(?:individuelle)?(?:pourles|des|du|dela)(?:secouristes?|sauveteurs?|personnes?(?:dispensant|prodiguant).*|intervenants?)|protectiondupersonnel.*|specifictreatments?|specialtreatments?|traitements?(?:specifiques?|particuliers?|special|speciaux)|firstaidfacilit(?:y|ies)|firstaidequipment|furtherinformation|additional(?:information|advice)|otherinformation|informations?complementaires?|antidotes?|autoprotection(?:du)?(?:secouriste|sauveteur)s?|personalprotection(?:forfirst)?.*|medicalconditionsaggravated.*|aggravatedmedicalconditions.*|autresinformations)$/,
  ],
];

/** Beginnings of longer titles; of labels that stand apart only, for sentences begin so too. */
const loose: readonly (readonly [FirstAidLabel, RegExp])[] = [
  [
    'symptoms',
    /^(?:(?:the)?(?:most)?(?:important|potential|main|key)(?:acute|and|known|delayed|health)*(?:symptoms|effects|signs)|signs?(?:and)?symptoms|symptoms?(?:and|of|caused|from|$)|symptomset|acute(?:and|health)|delayed(?:and|health|effects|symptoms)|potential(?:acute|chronic|delayed|symptoms|health)|overexposuresigns|signssymptoms|(?:les)?(?:plus)?(?:principaux|importants)(?:symptomes|effets|signes)|symptomes?(?:et|de|du|aigus|provoques|causes|les|potentiels|plus|$)|signes?(?:et)?symptomes|signes?desurexposition|effets?(?:aigus?|retardes?|differes?|potentiels?|chroniques?)|(?:les)?symptomesetleseffets|sympt.mes.*importants|mostimportant)/,
  ],
  [
    'physician',
    /^(?:indications?(?:of|on|d).*(?:medical|physician|medic|traitement)|immediatemedical|(?:any)?medicalattention|(?:mention|indication).*(?:necessite|necessaire|priseencharge|soinsmedicaux)|(?:necessite|necessaire).*(?:medic)|priseenchargemedicale|informationsurlessoinsmedicaux|soinsmedicauximmediats|ifexposedorconcerned.*physician)/,
  ],
  [
    'aid',
    /^(?:descriptionof(?:the)?(?:necessary)?firstaid|descriptiondespremiers|descriptiondesmesuresdepremiers|firstaidmeasuresfordifferent|mesuresdepremiers(?:soins|secours)selon)/,
  ],
];

/** What a label of section 4 is about. */
export const firstAidLabel: LabelKind<FirstAidLabel> = (squashed, isApart) =>
  kindAmong(strict, squashed) ?? (isApart ? kindAmong(loose, squashed) : undefined);

const kindAmong = <Kind>(rules: readonly (readonly [Kind, RegExp])[], squashed: string): Kind | undefined =>
  rules.find(([, pattern]) => pattern.test(squashed))?.[0];

/** The routes that a label names. */
export const routesOf = (label: FirstAidLabel): ExposureRoute[] =>
  exposureRoutes.filter((route) => label.split('+').includes(route));
