export const externalLinks = {
  continue: 'Continuer',
  failed: 'L’adresse de ce site n’a pas pu être obtenue. Réessayez dans un instant.',
  sheetDatabase: {
    pageTitle: 'Banque de FDS',
    title: 'Vous quittez Vigie pour la banque de FDS',
    detail:
      'La banque de fiches de données de sécurité est un autre site, qui s’ouvrira dans cet onglet. Il peut demander son propre compte.',
  },
  chemicalInformation: {
    pageTitle: 'Renseignements chimiques',
    title: 'Vous quittez Vigie pour la base de renseignements chimiques',
    detail:
      'La base de renseignements chimiques est un autre site, qui s’ouvrira dans cet onglet. Il peut demander son propre compte.',
  },
};
