export const sheet = {
  hazardousNoPictogram: 'Dangereux, sans pictogramme',
  notHazardous: 'Non dangereux',
  hazardUnknown: 'Dangers non précisés',
  noSupplier: 'Fournisseur non indiqué',
  overYears: 'plus de %{years} ans',
  reviewFrom: 'Fiche du %{date}, à vérifier',
  pictogramsOf: 'Pictogrammes\u00a0: %{names}',
};
