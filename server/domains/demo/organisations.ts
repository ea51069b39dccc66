import type { Bilingual } from '#contract/languages.ts';

/** A location and the locations within it; `key` is how the demo's own declarations name it. */
export interface LocationNode extends Bilingual {
  readonly key: string;
  readonly within?: readonly LocationNode[];
}

/** An organisation of the demo. */
export interface DemoOrganisation {
  readonly id: number;
  readonly name: Bilingual;
  readonly ingredients: boolean;
  readonly products: readonly string[];
  /** Networks of documentation (RFC 5737, RFC 3849), which nobody really has. */
  readonly allowedAddresses: readonly string[];
  readonly accountManagerEmail: string;
  readonly locationLabel: Bilingual;
  readonly customFields: readonly Bilingual[];
  readonly locations: readonly LocationNode[];
  readonly sheetCount: number;
}

export const mapleRidge = {
  id: 10001,
  name: { en: 'Maple Ridge Manufacturing', fr: 'Fabrication Maple Ridge' },
  ingredients: true,
  products: ['canmanage', 'businessportal'],
  allowedAddresses: ['203.0.113.0/24', '2001:db8:4d52::/48'],
  accountManagerEmail: 'account-manager@vigie.example',
  locationLabel: { en: 'Location', fr: 'Emplacement' },
  customFields: [
    { en: 'Cost centre', fr: 'Centre de coûts' },
    { en: 'Storage cabinet', fr: 'Armoire' },
    { en: 'Internal code', fr: 'Code interne' },
  ],
  locations: [
    {
      key: 'plant',
      en: 'Main plant',
      fr: 'Usine principale',
      within: [
        {
          key: 'water',
          en: 'Water treatment',
          fr: 'Traitement de l’eau',
          within: [
            { key: 'chlorine', en: 'Chlorine room', fr: 'Salle du chlore' },
            { key: 'dosing', en: 'Dosing station', fr: 'Poste de dosage' },
          ],
        },
        {
          key: 'paint',
          en: 'Paint shop',
          fr: 'Atelier de peinture',
          within: [
            { key: 'booth', en: 'Spray booth', fr: 'Cabine de pulvérisation' },
            { key: 'mixing', en: 'Mixing room', fr: 'Salle de mélange' },
          ],
        },
        {
          key: 'maintenance',
          en: 'Maintenance',
          fr: 'Entretien',
          within: [{ key: 'welding', en: 'Welding bay', fr: 'Poste de soudage' }],
        },
        { key: 'janitorial', en: 'Janitorial', fr: 'Conciergerie' },
      ],
    },
    {
      key: 'laboratory',
      en: 'Laboratory',
      fr: 'Laboratoire',
      within: [
        { key: 'bench', en: 'Wet bench', fr: 'Paillasse humide' },
        { key: 'store', en: 'Chemical store', fr: 'Réserve de produits chimiques' },
      ],
    },
    { key: 'warehouse', en: 'Warehouse', fr: 'Entrepôt' },
  ],
  sheetCount: 1200,
} as const satisfies DemoOrganisation;

export const riviereBleue = {
  id: 10002,
  name: { en: 'Rivière-Bleue Hospital', fr: 'Hôpital Rivière-Bleue' },
  ingredients: false,
  products: ['canmanage'],
  allowedAddresses: [],
  accountManagerEmail: 'account-manager@vigie.example',
  locationLabel: { en: 'Site', fr: 'Site' },
  customFields: [],
  locations: [{ key: 'hospital', en: 'Main hospital', fr: 'Hôpital principal' }],
  sheetCount: 400,
} as const satisfies DemoOrganisation;
