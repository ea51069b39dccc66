const list = (words: string): readonly string[] => words.split(' | ');

/** Words that product names are put together from; accents, ligatures and plurals on purpose. */
export const productWords = {
  en: {
    nouns: list(
      'Acetone | Acids | Battery | Batteries | Brake | Cleaner | Cleaners | Coating | Degreaser | Ether | Epoxy | Gases | ' +
        'Gas | Glass | Lubricant | Methanol | Naphtha | Oxygen | Paint | Paints | Primer | Resin | Sealant | Solvent | ' +
        'Solvents | Toluene | Varnish | Wax | Xylene | Zinc | Boss | Bus',
    ),
    details: list(
      'Aerosol | Base | Clear | Concentrate | Heavy-Duty | Industrial | Low-VOC | Multi-Purpose | No. 2 | No. 10 | ' +
        'Part A | Part B | Plus™ | Red | Spray | Ultra | White | (5 L) | 10% | H₂O',
    ),
  },
  fr: {
    nouns: list(
      'Acétone | Acide | Acides | Apprêt | Colle | Dégraissant | Eau de Javel | Huile d’œillette | Éther | L’Éthanol | ' +
        'Gaz | Graisse | Laque | Métal | Métaux | Nettoyant | Nettoyants | Oxygène | Peinture | Peintures | Résine | ' +
        'Savon | Scellant | Solvant | Sulfure d’hydrogène | Térébenthine | Toluène | Vernis | Côte | Coté | Cotes',
    ),
    details: list(
      'aérosol | à l’eau | blanc | concentré | concentrée | industriel | nº 2 | nº 10 | partie A | partie B | principal | principale | ' +
        'principaux | rouge | ' +
        'tout usage | très épais | usagé | (5 L) | 10 %',
    ),
  },
};

export const companyWords = {
  names: list(
    'Abénaquis | Boréal | Cartier | Deschênes | Érablière | Falcon | Great Lakes | Harbour | Îles | Juniper | Kelvin | ' +
      'L’Assomption | Maple | Northern | Œuvre | Prairie | Québec | Rivière | St. Clair | Témis',
  ),
  kinds: list('Chemical Co. | Chimie inc. | Coatings Ltd | Industries | Produits | Supply | & Fils | Labs'),
};

export const customWords = list('Entrepôt 3 | Warehouse 12 | Shelf B-4 | À vérifier | Lab 2 | lab 10 | Cote X');

export const otherNames = list('2-Propanone | Caustic soda, lye | MEK | Esprit de sel | Soude');

export const ingredientNames = list(
  'Acetone | Acétone | Sulphuric acid | Sodium hypochlorite | Hypochlorite de sodium | Aluminium | Éthanol | Toluene',
);
