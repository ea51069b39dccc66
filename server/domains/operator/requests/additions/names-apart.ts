/**
 * Whether two names of one maker may be the same product's, by the words that tell its products apart: what many of them bear, grades,
 * packages and small words do not. Numbers have to be the same, for they tell concentrations and shades apart. Takes folded names.
 */
export const namesApart = (names: readonly string[]): ((one: string, other: string) => boolean) => {
  const common = commonWords(new Set(names));
  const telling = (name: string) =>
    new Set([...longerWords(name)].filter((word) => !plain.has(word) && !common.has(word)));
  return (one, other) => {
    const [a, b] = [telling(one), telling(other)];
    if (a.size === 0 || b.size === 0 || numbersOf(one) !== numbersOf(other)) return false;
    const shared = [...a].filter((word) => b.has(word)).length;
    return shared / Math.max(a.size, b.size) >= 0.6;
  };
};

/** Of fewer products nothing is said of what is common among them. */
const fewest = 10;

/** Words that more than a fifth of so many products bear. */
const commonWords = (names: ReadonlySet<string>): ReadonlySet<string> => {
  if (names.size < fewest) return new Set();
  const counts = new Map<string, number>();
  for (const name of names) for (const word of longerWords(name)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > names.size / 5).map(([word]) => word));
};

const longerWords = (name: string): ReadonlySet<string> => new Set(name.split(' ').filter((word) => word.length > 1));

const numbersOf = (name: string): string =>
  [...longerWords(name)]
    .filter((word) => /\d/.test(word))
    .sort()
    .join(' ');

/** Words of grades, packages and languages, folded. */
const plain: ReadonlySet<string> = new Set(
  [
    'grade laboratory lab reagent acs usp nf fcc hplc technical tech pure purified analytical solution',
    'qualite laboratoire reactif technique pur pure purifie analytique solution teneur',
    'professional industrial commercial premium formula brand product',
    'professionnel professionnelle industriel industrielle commercial formule marque produit',
    'bottle drum pail can kit litre litres liter ml kg gal oz bouteille baril seau trousse',
    'the for and with of in to de la le les du des pour et avec en au aux un une',
  ].flatMap((line) => line.split(' ')),
);
