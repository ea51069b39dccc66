import type { Bilingual } from '../languages.ts';
import type { FacetName } from './facets.ts';

/** What documents and mails call each facet; locations are called as the organisation calls them. The app has shorter words of its own. */
export const facetLabels: Readonly<Record<FacetName, Bilingual>> = {
  location: { en: 'Location', fr: 'Emplacement' },
  language: { en: 'Language', fr: 'Langue' },
  otherLanguage: { en: 'Sheet in the other language', fr: 'Fiche dans l’autre langue' },
  product: { en: 'Product name', fr: 'Nom du produit' },
  manufacturer: { en: 'Manufacturer', fr: 'Fabricant' },
  month: { en: 'SDS update', fr: 'Mise à jour de la FDS' },
  status: { en: 'Products requiring attention', fr: 'Produits à surveiller' },
  format: { en: 'Format', fr: 'Format' },
  pictogram: { en: 'Pictogram', fr: 'Pictogramme' },
  hazardClass: { en: 'Hazard class', fr: 'Classe de danger' },
  hazardous: { en: 'Hazardous product', fr: 'Produit dangereux' },
  signalWord: { en: 'Signal word', fr: 'Mention d’avertissement' },
  cas: { en: 'CAS number', fr: 'Numéro CAS' },
  listed: { en: 'On a list of substances', fr: 'Sur une liste de substances' },
};
