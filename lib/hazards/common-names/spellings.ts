/** Letters that are written in two ways wherever they stand in the name of a substance or a product; the first is what names are compared in. */
export const spellings = [
  ['sulf', 'sulph'],
  ['aluminum', 'aluminium'],
  ['cesium', 'caesium'],
  ['phthal', 'phtal'],
  ['kerosene', 'kerosine'],
  ['hematolog', 'haematolog'],
  ['anesthe', 'anaesthe'],
  ['color', 'colour'],
  ['odor', 'odour'],
  ['gray', 'grey'],
  ['fiber', 'fibre'],
  ['galvaniz', 'galvanis'],
  ['stabiliz', 'stabilis'],
  ['polymeriz', 'polymeris'],
  ['oxidiz', 'oxidis'],
  // What a product does, in two words that are one to who looks for it.
  ['nettoyant', 'nettoyeur'],
  ['degraissant', 'degraisseur'],
] as const satisfies readonly (readonly [one: string, other: string])[];
