import type { Bilingual } from '#contract/languages.ts';

/**
 * Precautionary statements: GHS revision 7, annex 3, in its two official languages; Canadian spelling (vapours, centre) and
 * typography. `{…}` is what the GHS leaves to the supplier ("…", or a choice between slashes), given here as a default
 * that `precautionText` replaces. P320 and P321 are left out: they name a treatment that only the supplier knows.
 */
export const precautionaryStatements = {
  P101: {
    en: 'If medical advice is needed, have product container or label at hand.',
    fr: 'En cas de consultation d’un médecin, garder à disposition le récipient ou l’étiquette.',
  },
  P102: { en: 'Keep out of reach of children.', fr: 'Tenir hors de portée des enfants.' },
  P103: { en: 'Read label before use.', fr: 'Lire l’étiquette avant utilisation.' },

  P201: {
    en: 'Obtain special instructions before use.',
    fr: 'Se procurer les instructions spéciales avant utilisation.',
  },
  P202: {
    en: 'Do not handle until all safety precautions have been read and understood.',
    fr: 'Ne pas manipuler avant d’avoir lu et compris toutes les précautions de sécurité.',
  },
  P210: {
    en: 'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
    fr: 'Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles, des flammes nues et de toute autre source d’inflammation. Ne pas fumer.',
  },
  P211: {
    en: 'Do not spray on an open flame or other ignition source.',
    fr: 'Ne pas vaporiser sur une flamme nue ou sur toute autre source d’ignition.',
  },
  P212: {
    en: 'Avoid heating under confinement or reduction of the desensitizing agent.',
    fr: 'Éviter d’échauffer en milieu confiné ou en cas de diminution de la quantité d’agent désensibilisateur.',
  },
  P220: {
    en: 'Keep away from clothing and other combustible materials.',
    fr: 'Tenir à l’écart des vêtements et d’autres matières combustibles.',
  },
  P222: { en: 'Do not allow contact with air.', fr: 'Ne pas laisser au contact de l’air.' },
  P223: { en: 'Do not allow contact with water.', fr: 'Éviter tout contact avec l’eau.' },
  P230: { en: 'Keep wetted with {water}.', fr: 'Maintenir humidifié avec {de l’eau}.' },
  P231: {
    en: 'Handle and store contents under {inert gas}.',
    fr: 'Manipuler et stocker le contenu sous {gaz inerte}.',
  },
  P232: { en: 'Protect from moisture.', fr: 'Protéger de l’humidité.' },
  P233: { en: 'Keep container tightly closed.', fr: 'Maintenir le récipient fermé de manière étanche.' },
  P234: { en: 'Keep only in original packaging.', fr: 'Conserver uniquement dans l’emballage d’origine.' },
  P235: { en: 'Keep cool.', fr: 'Tenir au frais.' },
  P240: {
    en: 'Ground and bond container and receiving equipment.',
    fr: 'Mise à la terre et liaison équipotentielle du récipient et du matériel de réception.',
  },
  P241: {
    en: 'Use explosion-proof {electrical/ventilating/lighting} equipment.',
    fr: 'Utiliser du matériel {électrique/de ventilation/d’éclairage} antidéflagrant.',
  },
  P242: { en: 'Use non-sparking tools.', fr: 'Utiliser des outils ne produisant pas d’étincelles.' },
  P243: {
    en: 'Take action to prevent static discharges.',
    fr: 'Prendre des mesures de précaution contre les décharges électrostatiques.',
  },
  P244: {
    en: 'Keep valves and fittings free from oil and grease.',
    fr: 'Ni huile, ni graisse sur les robinets et raccords.',
  },
  P250: { en: 'Do not subject to {grinding/shock/friction}.', fr: 'Éviter {les abrasions/les chocs/les frottements}.' },
  P251: { en: 'Do not pierce or burn, even after use.', fr: 'Ne pas perforer, ni brûler, même après usage.' },
  P260: {
    en: 'Do not breathe {dust/fume/gas/mist/vapours/spray}.',
    fr: 'Ne pas respirer les {poussières/fumées/gaz/brouillards/vapeurs/aérosols}.',
  },
  P261: {
    en: 'Avoid breathing {dust/fume/gas/mist/vapours/spray}.',
    fr: 'Éviter de respirer les {poussières/fumées/gaz/brouillards/vapeurs/aérosols}.',
  },
  P262: {
    en: 'Do not get in eyes, on skin, or on clothing.',
    fr: 'Éviter tout contact avec les yeux, la peau ou les vêtements.',
  },
  P263: {
    en: 'Avoid contact during pregnancy and while nursing.',
    fr: 'Éviter tout contact avec la substance au cours de la grossesse et pendant l’allaitement.',
  },
  P264: {
    en: 'Wash {hands} thoroughly after handling.',
    fr: 'Se laver {les mains} soigneusement après manipulation.',
  },
  P270: {
    en: 'Do not eat, drink or smoke when using this product.',
    fr: 'Ne pas manger, boire ou fumer en manipulant ce produit.',
  },
  P271: {
    en: 'Use only outdoors or in a well-ventilated area.',
    fr: 'Utiliser seulement en plein air ou dans un endroit bien ventilé.',
  },
  P272: {
    en: 'Contaminated work clothing should not be allowed out of the workplace.',
    fr: 'Les vêtements de travail contaminés ne devraient pas sortir du lieu de travail.',
  },
  P273: { en: 'Avoid release to the environment.', fr: 'Éviter le rejet dans l’environnement.' },
  P280: {
    en: 'Wear {protective gloves/protective clothing/eye protection/face protection}.',
    fr: 'Porter {des gants de protection/des vêtements de protection/un équipement de protection des yeux/du visage}.',
  },
  P282: {
    en: 'Wear cold insulating gloves and either face shield or eye protection.',
    fr: 'Porter des gants isolants contre le froid et un équipement de protection du visage ou des yeux.',
  },
  P283: {
    en: 'Wear fire resistant or flame retardant clothing.',
    fr: 'Porter des vêtements résistant au feu ou à retard de flamme.',
  },
  P284: {
    en: '{In case of inadequate ventilation} wear respiratory protection.',
    fr: '{Lorsque la ventilation du local est insuffisante,} porter un équipement de protection respiratoire.',
  },
  'P231+P232': {
    en: 'Handle and store contents under {inert gas}. Protect from moisture.',
    fr: 'Manipuler et stocker le contenu sous {gaz inerte}. Protéger de l’humidité.',
  },

  'P301+P310': {
    en: 'IF SWALLOWED: Immediately call {a POISON CENTRE/doctor}.',
    fr: 'EN CAS D’INGESTION\u00a0: Appeler immédiatement {un CENTRE ANTIPOISON/un médecin}.',
  },
  'P301+P312': {
    en: 'IF SWALLOWED: Call {a POISON CENTRE/doctor} if you feel unwell.',
    fr: 'EN CAS D’INGESTION\u00a0: Appeler {un CENTRE ANTIPOISON/un médecin} en cas de malaise.',
  },
  'P301+P330+P331': {
    en: 'IF SWALLOWED: Rinse mouth. Do NOT induce vomiting.',
    fr: 'EN CAS D’INGESTION\u00a0: Rincer la bouche. NE PAS faire vomir.',
  },
  'P302+P335+P334': {
    en: 'IF ON SKIN: Brush off loose particles from skin. Immerse in cool water {or wrap in wet bandages}.',
    fr: 'EN CAS DE CONTACT AVEC LA PEAU\u00a0: Enlever avec précaution les particules déposées sur la peau. Rincer à l’eau fraîche {ou poser une compresse humide}.',
  },
  'P302+P352': {
    en: 'IF ON SKIN: Wash with plenty of {water}.',
    fr: 'EN CAS DE CONTACT AVEC LA PEAU\u00a0: Laver abondamment à {l’eau}.',
  },
  'P303+P361+P353': {
    en: 'IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water {or shower}.',
    fr: 'EN CAS DE CONTACT AVEC LA PEAU (ou les cheveux)\u00a0: Enlever immédiatement tous les vêtements contaminés. Rincer la peau à l’eau {ou se doucher}.',
  },
  'P304+P340': {
    en: 'IF INHALED: Remove person to fresh air and keep comfortable for breathing.',
    fr: 'EN CAS D’INHALATION\u00a0: Transporter la personne à l’extérieur et la maintenir dans une position où elle peut confortablement respirer.',
  },
  'P305+P351+P338': {
    en: 'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
    fr: 'EN CAS DE CONTACT AVEC LES YEUX\u00a0: Rincer avec précaution à l’eau pendant plusieurs minutes. Enlever les lentilles de contact si la victime en porte et si elles peuvent être facilement enlevées. Continuer à rincer.',
  },
  'P306+P360': {
    en: 'IF ON CLOTHING: Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.',
    fr: 'EN CAS DE CONTACT AVEC LES VÊTEMENTS\u00a0: Rincer immédiatement et abondamment avec de l’eau les vêtements contaminés et la peau avant de les enlever.',
  },
  'P308+P311': {
    en: 'IF exposed or concerned: Call {a POISON CENTRE/doctor}.',
    fr: 'EN CAS d’exposition prouvée ou suspectée\u00a0: Appeler {un CENTRE ANTIPOISON/un médecin}.',
  },
  'P308+P313': {
    en: 'IF exposed or concerned: Get medical advice/attention.',
    fr: 'EN CAS d’exposition prouvée ou suspectée\u00a0: Consulter un médecin.',
  },
  P310: {
    en: 'Immediately call {a POISON CENTRE/doctor}.',
    fr: 'Appeler immédiatement {un CENTRE ANTIPOISON/un médecin}.',
  },
  P311: { en: 'Call {a POISON CENTRE/doctor}.', fr: 'Appeler {un CENTRE ANTIPOISON/un médecin}.' },
  P312: {
    en: 'Call {a POISON CENTRE/doctor} if you feel unwell.',
    fr: 'Appeler {un CENTRE ANTIPOISON/un médecin} en cas de malaise.',
  },
  P314: {
    en: 'Get medical advice/attention if you feel unwell.',
    fr: 'Consulter un médecin en cas de malaise.',
  },
  P330: { en: 'Rinse mouth.', fr: 'Rincer la bouche.' },
  P331: { en: 'Do NOT induce vomiting.', fr: 'NE PAS faire vomir.' },
  'P332+P313': {
    en: 'If skin irritation occurs: Get medical advice/attention.',
    fr: 'En cas d’irritation cutanée\u00a0: Consulter un médecin.',
  },
  'P333+P313': {
    en: 'If skin irritation or rash occurs: Get medical advice/attention.',
    fr: 'En cas d’irritation ou d’éruption cutanée\u00a0: Consulter un médecin.',
  },
  'P336+P315': {
    en: 'Thaw frosted parts with lukewarm water. Do not rub affected area. Get immediate medical advice/attention.',
    fr: 'Dégeler les parties gelées avec de l’eau tiède. Ne pas frotter les zones touchées. Consulter immédiatement un médecin.',
  },
  'P337+P313': {
    en: 'If eye irritation persists: Get medical advice/attention.',
    fr: 'Si l’irritation oculaire persiste\u00a0: Consulter un médecin.',
  },
  'P342+P311': {
    en: 'If experiencing respiratory symptoms: Call {a POISON CENTRE/doctor}.',
    fr: 'En cas de symptômes respiratoires\u00a0: Appeler {un CENTRE ANTIPOISON/un médecin}.',
  },
  'P361+P364': {
    en: 'Take off immediately all contaminated clothing and wash it before reuse.',
    fr: 'Enlever immédiatement tous les vêtements contaminés et les laver avant réutilisation.',
  },
  'P362+P364': {
    en: 'Take off contaminated clothing and wash it before reuse.',
    fr: 'Enlever les vêtements contaminés et les laver avant réutilisation.',
  },
  P363: {
    en: 'Wash contaminated clothing before reuse.',
    fr: 'Laver les vêtements contaminés avant réutilisation.',
  },
  'P370+P372+P380+P373': {
    en: 'In case of fire: Explosion risk. Evacuate area. DO NOT fight fire when fire reaches explosives.',
    fr: 'En cas d’incendie\u00a0: Risque d’explosion. Évacuer la zone. NE PAS combattre l’incendie lorsque le feu atteint les explosifs.',
  },
  'P370+P376': {
    en: 'In case of fire: Stop leak if safe to do so.',
    fr: 'En cas d’incendie\u00a0: Obturer la fuite si cela peut se faire sans danger.',
  },
  'P370+P378': {
    en: 'In case of fire: Use {dry chemical, carbon dioxide or foam} to extinguish.',
    fr: 'En cas d’incendie\u00a0: Utiliser {une poudre chimique, du dioxyde de carbone ou de la mousse} pour l’extinction.',
  },
  'P370+P380+P375': {
    en: 'In case of fire: Evacuate area. Fight fire remotely due to the risk of explosion.',
    fr: 'En cas d’incendie\u00a0: Évacuer la zone. Combattre l’incendie à distance à cause du risque d’explosion.',
  },
  'P371+P380+P375': {
    en: 'In case of major fire and large quantities: Evacuate area. Fight fire remotely due to the risk of explosion.',
    fr: 'En cas d’incendie important et s’il s’agit de grandes quantités\u00a0: Évacuer la zone. Combattre l’incendie à distance à cause du risque d’explosion.',
  },
  P376: {
    en: 'Stop leak if safe to do so.',
    fr: 'Obturer la fuite si cela peut se faire sans danger.',
  },
  P377: {
    en: 'Leaking gas fire: Do not extinguish, unless leak can be stopped safely.',
    fr: 'Fuite de gaz enflammé\u00a0: Ne pas éteindre si la fuite ne peut pas être arrêtée sans danger.',
  },
  P381: {
    en: 'In case of leakage, eliminate all ignition sources.',
    fr: 'En cas de fuite, éliminer toutes les sources d’ignition.',
  },
  P390: {
    en: 'Absorb spillage to prevent material damage.',
    fr: 'Absorber toute substance répandue pour éviter qu’elle attaque les matériaux environnants.',
  },
  P391: { en: 'Collect spillage.', fr: 'Recueillir le produit répandu.' },

  P401: {
    en: 'Store in accordance with {local regulations}.',
    fr: 'Stocker conformément à {la réglementation locale}.',
  },
  'P402+P404': {
    en: 'Store in a dry place. Store in a closed container.',
    fr: 'Stocker dans un endroit sec. Stocker dans un récipient fermé.',
  },
  P403: { en: 'Store in a well-ventilated place.', fr: 'Stocker dans un endroit bien ventilé.' },
  'P403+P233': {
    en: 'Store in a well-ventilated place. Keep container tightly closed.',
    fr: 'Stocker dans un endroit bien ventilé. Maintenir le récipient fermé de manière étanche.',
  },
  'P403+P235': {
    en: 'Store in a well-ventilated place. Keep cool.',
    fr: 'Stocker dans un endroit bien ventilé. Tenir au frais.',
  },
  P405: { en: 'Store locked up.', fr: 'Garder sous clef.' },
  P406: {
    en: 'Store in a {corrosion-resistant} container with a resistant inner liner.',
    fr: 'Stocker dans un récipient {résistant à la corrosion} avec doublure intérieure.',
  },
  P407: {
    en: 'Maintain air gap between stacks or pallets.',
    fr: 'Maintenir un intervalle d’air entre les piles ou les palettes.',
  },
  P410: { en: 'Protect from sunlight.', fr: 'Protéger du rayonnement solaire.' },
  'P410+P403': {
    en: 'Protect from sunlight. Store in a well-ventilated place.',
    fr: 'Protéger du rayonnement solaire. Stocker dans un endroit bien ventilé.',
  },
  'P410+P412': {
    en: 'Protect from sunlight. Do not expose to temperatures exceeding 50\u00a0°C/122\u00a0°F.',
    fr: 'Protéger du rayonnement solaire. Ne pas exposer à une température supérieure à 50\u00a0°C/122\u00a0°F.',
  },
  P411: {
    en: 'Store at temperatures not exceeding {the limit given on the container}.',
    fr: 'Stocker à une température ne dépassant pas {la limite indiquée sur le récipient}.',
  },
  P413: {
    en: 'Store bulk masses greater than {the quantity given on the container at temperatures not exceeding the limit given there}.',
    fr: 'Stocker les quantités en vrac de plus de {la quantité indiquée sur le récipient à une température ne dépassant pas la limite qui y est indiquée}.',
  },
  P420: { en: 'Store separately.', fr: 'Stocker séparément.' },

  P501: {
    en: 'Dispose of contents/container to {an approved waste disposal plant}.',
    fr: 'Éliminer le contenu/récipient dans {une installation d’élimination des déchets autorisée}.',
  },
  P502: {
    en: 'Refer to manufacturer or supplier for information on recovery or recycling.',
    fr: 'Consulter le fabricant ou le fournisseur pour des informations relatives à la récupération ou au recyclage.',
  },
} as const satisfies Record<string, Bilingual>;
export type PrecautionCode = keyof typeof precautionaryStatements;
