import type { Bilingual } from '#contract/languages.ts';

/** A site of others: its name and its address, in the reader's language. */
export interface OtherSite {
  readonly name: Bilingual;
  readonly address: Bilingual;
}

const justice = 'https://laws-lois.justice.gc.ca';

/** Other sites by what they are about. S2.2.6-02. */
export const otherSites = {
  hazards: [
    {
      name: { en: 'CCOHS: chemicals and materials', fr: 'CCHST\u00a0: produits chimiques et matières' },
      address: {
        en: 'https://www.ccohs.ca/oshanswers/chemicals/',
        fr: 'https://www.cchst.ca/oshanswers/chemicals/',
      },
    },
    {
      name: { en: 'CNESST toxicological index', fr: 'Répertoire toxicologique de la CNESST' },
      address: { en: 'https://reptox.cnesst.gouv.qc.ca/en', fr: 'https://reptox.cnesst.gouv.qc.ca/' },
    },
  ],
  general: [
    {
      name: { en: 'WHMIS.org, Canada’s national WHMIS portal', fr: 'SIMDUT.org, le portail canadien du SIMDUT' },
      address: { en: 'https://whmis.org/', fr: 'https://simdut.org/' },
    },
    {
      name: { en: 'Poison centres of Canada', fr: 'Centres antipoison du Canada' },
      address: { en: 'https://infopoison.ca/', fr: 'https://infopoison.ca/fr/' },
    },
  ],
  learning: [
    {
      name: { en: 'CCOHS: online courses', fr: 'CCHST\u00a0: cours en ligne' },
      address: { en: 'https://www.ccohs.ca/products/courses/', fr: 'https://www.cchst.ca/products/courses/' },
    },
  ],
  legislation: [
    {
      name: { en: 'Hazardous Products Act', fr: 'Loi sur les produits dangereux' },
      address: { en: `${justice}/eng/acts/H-3/`, fr: `${justice}/fra/lois/H-3/` },
    },
    {
      name: { en: 'Hazardous Products Regulations', fr: 'Règlement sur les produits dangereux' },
      address: { en: `${justice}/eng/regulations/SOR-2015-17/`, fr: `${justice}/fra/reglements/DORS-2015-17/` },
    },
    {
      name: {
        en: 'Canada Occupational Health and Safety Regulations',
        fr: 'Règlement canadien sur la santé et la sécurité au travail',
      },
      address: { en: `${justice}/eng/regulations/SOR-86-304/`, fr: `${justice}/fra/reglements/DORS-86-304/` },
    },
  ],
} as const satisfies Record<string, readonly OtherSite[]>;
export type LinkGroup = keyof typeof otherSites;
