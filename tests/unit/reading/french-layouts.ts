import type { Layout } from './layout.ts';

/** French sheets as they are written or translated for Canada. */
export const frenchLayouts: Readonly<Record<string, Layout>> = {
  'values far to the right of labels that stand alone, telephone numbers beside what is read as a product number': {
    text: `
Date de la révision: 2021-04-17                    Révision: 7        Date d'entrée en vigueur : 2021-04-17
                  FICHE DE DONNÉES DE SÉCURITÉ
1. Identification
Identificateur de produit
Nom du produit              Mousse Hirondelle
                            (aérosol)
Autre appellation           Hirondelle
Numéro du produit           804, 805, HIR1TF
Numéro de produit           : (800) 555-0168
d'information téléphonique
Données du fournisseur de la fiche de sécurité
Fournisseur
                            123456 Canada Inc.
                            42, rue Thompson
                            Sherbrooke (Québec) J1H 1A1
Numéro de téléphone à       613-996-6666
composer en cas d'urgence
2. Identification des dangers
Classement                  : Règlement sur les produits dangereux
- Mention                   attention
d'avertissement
Mentions de danger          : Provoque une irritation cutanée.
                              Susceptible de nuire au foetus.
                              Peut irriter les voies respiratoires.
3. Composition/information sur les ingrédients
Nom chimique                Numéro CAS        %
Toluène                     108-88-3          10 - 30
4. Premiers soins
`,
    expected: {
      productName: 'Mousse Hirondelle (aérosol)',
      manufacturer: '123456 Canada Inc.',
      productIds: '804 805 HIR1TF',
      sheetDate: '2021-04-17',
      language: 'fr',
      format: 'whmis-2015',
      signalWord: 'warning',
      hazardCodes: 'H315 H335 H361d',
      pictograms: 'GHS07 GHS08',
      hazardous: 'yes',
      ingredients: '108-88-3 Toluène 10 - 30',
    },
  },
  'companies in columns under their labels, a label that goes on below, no signal word': {
    text: `
                  FICHE DE DONNÉES DE SÉCURITÉ
Date de publication: 27-Avril-2019
SECTION 1 : Identification
Désignation de              Huile Martinet pour
l'article:                  chaînes
No. de pièce du fabricant   : M312C
Fournisseur                             Autres
Les Lubrifiants 40 Nord ltée            Lubrifiants 40 Sud inc.
Laval (Québec) H7L 5C1                  Albany, NY 12207
SECTION 2 : Identification des dangers
Classement                  : Non classé selon le Règlement sur les produits dangereux.
Mention d'avertissement     : Pas de mention de danger.
Mentions de danger          : Aucun effet important ou danger critique connu.
SECTION 3 : Composition/information sur les ingrédients
Nom chimique                Numéro CAS        %
Huile minérale              64742-52-5        60 - 100
SECTION 4 : Premiers soins
Rincer à l'eau.
SECTION 16 : Autres informations
Liste rouge, révision no 14, 11/5/14
`,
    expected: {
      productName: 'Huile Martinet pour chaînes',
      manufacturer: 'Les Lubrifiants 40 Nord ltée',
      productIds: 'M312C',
      sheetDate: '2019-04-27',
      language: 'fr',
      format: 'whmis-2015',
      hazardous: 'no',
      ingredients: '64742-52-5 Huile minérale 60 - 100',
    },
  },
  'a WHMIS 1988 sheet, whose warnings in prose are no hazard statements': {
    text: `
                  FICHE SIGNALÉTIQUE
SECTION 1 : IDENTIFICATION DU PRODUIT
Identificateur du produit/Nom commercial:     DÉCOLLEUR BERNACHE
Code du produit/Identification interne:       DB-1960
Date de la fiche signalétique:                Le 27 janvier 2013
Nom et adresse du fabricant:       Nom et adresse du fournisseur/distributeur:
Se référer au fournisseur.         Produits Bernache inc.
                                   530, rue Charbonneau, Saint-Amable (Québec) J0L 1N0
Classification SIMDUT:             D1B, D2A
SECTION 2 : IDENTIFICATION DES DANGERS
DANGER
Peut être nocif en cas d'ingestion. Provoque une irritation cutanée.
SECTION 3 : INGRÉDIENTS DANGEREUX
Ingrédients                        No CAS             % (poids)
Méthanol                           67-56-1            5-10
SECTION 4 : PREMIERS SOINS
Rincer à l'eau.
`,
    expected: {
      productName: 'DÉCOLLEUR BERNACHE',
      manufacturer: 'Produits Bernache inc.',
      productIds: 'DB-1960',
      sheetDate: '2013-01-27',
      language: 'fr',
      format: 'whmis-1988',
      ingredients: '67-56-1 Méthanol 5-10',
    },
  },
};
