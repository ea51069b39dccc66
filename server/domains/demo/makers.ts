import type { Bilingual } from '#contract/languages.ts';

/** How a maker numbers its products: see `products.ts`. */
export type IdStyle = 'serial' | 'cas' | 'word' | 'initials' | 'sizes';

/** An invented manufacturer or supplier. */
export interface Maker extends Bilingual {
  readonly prefix: string;
  readonly style: IdStyle;
}

/** Every maker of the demo. None of them exists. */
export const makers = {
  laurentide: { en: 'Laurentide Chimie', fr: 'Laurentide Chimie', prefix: 'LC', style: 'serial' },
  saguenay: { en: 'Saguenay Acids Inc.', fr: 'Acides Saguenay inc.', prefix: 'SGA', style: 'serial' },
  hudson: { en: 'Hudson Plains Chemicals', fr: 'Produits chimiques Hudson Plains', prefix: 'HP', style: 'cas' },
  prairie: { en: 'Prairie Solvents Ltd.', fr: 'Solvants des Prairies ltée', prefix: 'PS', style: 'cas' },
  boreal: { en: 'Boreal Gases Inc.', fr: 'Gaz Boréal inc.', prefix: 'BG', style: 'word' },
  nordet: { en: 'Nordet Gases', fr: 'Gaz Nordet', prefix: 'ND', style: 'serial' },
  frimas: { en: 'Frimas Refrigerants', fr: 'Frimas Réfrigérants', prefix: 'FR', style: 'word' },
  norvex: { en: 'Norvex Water Products', fr: 'Norvex Traitement de l’eau', prefix: 'NVX', style: 'serial' },
  brunelle: { en: 'Brunelle Pools & Spas', fr: 'Brunelle Piscines et spas', prefix: 'BRP', style: 'serial' },
  matane: { en: 'Matane Industrial Salts', fr: 'Sels industriels Matane', prefix: 'MS', style: 'serial' },
  saintFulgence: { en: 'Saint-Fulgence Minerals', fr: 'Minéraux Saint-Fulgence', prefix: 'SFM', style: 'word' },
  cobaltridge: { en: 'Cobalt Ridge Metals', fr: 'Métaux Cobalt Ridge', prefix: 'CRM', style: 'word' },
  fundy: { en: 'Fundy Lab Supply', fr: 'Fundy Lab Supply', prefix: 'FL', style: 'initials' },
  northlake: { en: 'Northlake Reagents', fr: 'Réactifs Northlake', prefix: 'NR', style: 'cas' },
  sablon: { en: 'Sablon Scientific', fr: 'Sablon Scientifique', prefix: 'SAB', style: 'serial' },
  mistassini: { en: 'Labo Mistassini inc.', fr: 'Labo Mistassini inc.', prefix: 'LM', style: 'initials' },
  sagamie: { en: 'Sagamie Adhésifs', fr: 'Sagamie Adhésifs', prefix: 'SA', style: 'word' },
  polyvex: { en: 'Polyvex Resins', fr: 'Résines Polyvex', prefix: 'PVX', style: 'serial' },
  ultranova: { en: 'Ultranova Industrial', fr: 'Ultranova Industriel', prefix: 'UN', style: 'word' },
  kestrel: { en: 'Kestrel Coatings', fr: 'Revêtements Kestrel', prefix: 'KC', style: 'serial' },
  yamaska: { en: 'Yamaska Enamels Inc.', fr: 'Émaux Yamaska inc.', prefix: 'YAM', style: 'sizes' },
  pontiac: { en: 'Pontiac Paint & Varnish', fr: 'Peintures et vernis Pontiac', prefix: 'PPV', style: 'serial' },
  portneuf: { en: 'Portneuf Auto Body Products', fr: 'Portneuf Carrosserie', prefix: 'PAB', style: 'initials' },
  superior: { en: 'Superior Shore Oils Ltd.', fr: 'Huiles Superior Shore ltée', prefix: 'SSO', style: 'sizes' },
  chaudiere: { en: 'Chaudière Lubricants', fr: 'Lubrifiants Chaudière', prefix: 'CHL', style: 'serial' },
  grandmarais: { en: 'Grand-Marais Fuels', fr: 'Carburants Grand-Marais', prefix: 'GM', style: 'word' },
  caribou: { en: 'Caribou Antifreeze Co.', fr: 'Antigels Caribou', prefix: 'CAR', style: 'sizes' },
  tamarack: { en: 'Tamarack Welding Supply', fr: 'Tamarack Soudage', prefix: 'TW', style: 'word' },
  ironwood: { en: 'Ironwood Abrasives', fr: 'Abrasifs Ironwood', prefix: 'IW', style: 'serial' },
  aquanett: { en: 'Aqua-Nett inc.', fr: 'Aqua-Nett inc.', prefix: 'AQN', style: 'sizes' },
  gatineau: { en: 'Gatineau Cleaners', fr: 'Nettoyants Gatineau', prefix: 'GN', style: 'serial' },
  verdanet: { en: 'Verdanet Ecological', fr: 'Verdanet Écologique', prefix: 'VE', style: 'word' },
  clearwater: { en: 'Clearwater Bay Hygiene', fr: 'Hygiène Clearwater Bay', prefix: 'CBH', style: 'sizes' },
  sanivara: { en: 'Sanivara Health Inc.', fr: 'Sanivara Santé inc.', prefix: 'SV', style: 'serial' },
  blanchex: { en: 'Blanchex Laundry Systems', fr: 'Blanchex Systèmes de buanderie', prefix: 'BLX', style: 'sizes' },
  hemalys: { en: 'Hemalys Diagnostics', fr: 'Hémalys Diagnostic', prefix: 'HEM', style: 'word' },
  orthelia: { en: 'Orthelia Dental Supply', fr: 'Orthelia Produits dentaires', prefix: 'OD', style: 'serial' },
  pharmelan: { en: 'Pharmelan Laboratories', fr: 'Laboratoires Pharmelan', prefix: 'PH', style: 'serial' },
  lumivex: { en: 'Lumivex Imaging', fr: 'Lumivex Imagerie', prefix: 'LX', style: 'word' },
  rockcliff: { en: 'Rockcliff Building Products', fr: 'Matériaux Rockcliff', prefix: 'RBP', style: 'serial' },
  montcalm: { en: 'Montcalm Inks', fr: 'Encres Montcalm', prefix: 'MTC', style: 'initials' },
  kanatek: { en: 'Kanatek Electronics', fr: 'Kanatek Électronique', prefix: 'KE', style: 'cas' },
  terralys: { en: 'Terra-Lys Horticulture', fr: 'Terra-Lys Horticulture', prefix: 'TL', style: 'serial' },
} as const satisfies Record<string, Maker>;
export type MakerKey = keyof typeof makers;

/** Suppliers of the forms that laboratories buy. */
export const laboratoryMakers: readonly MakerKey[] = ['fundy', 'northlake', 'sablon', 'mistassini'];
