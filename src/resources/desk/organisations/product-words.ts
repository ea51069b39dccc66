import type { Bilingual } from '#contract/languages.ts';
import type { OrganisationProduct } from '#contract/operator/organisation-products.ts';

/** What organisations may subscribe to, in words. */
export const productWords: Readonly<Record<OrganisationProduct, Bilingual>> = {
  canmanage: { en: 'Collection of safety data sheets', fr: 'Collection de fiches de données de sécurité' },
  businessportal: { en: 'Business portal', fr: 'Portail d’affaires' },
};
