import type { Amount, SheetValueName } from '#contract/sheets/sheet-values.ts';

/** A value that a text says: its words, and its numbers where it has some. */
export interface Said {
  readonly text: string;
  readonly amount: Amount | null;
}

/** How a value is called and what it looks like. */
export interface ValueKind {
  readonly section: 9 | 14;
  /** Of the label, folded. */
  readonly label: RegExp;
  /** What a text beside the label says; undefined where it is of another kind, or says that nothing is known. */
  readonly read: (text: string) => Said | undefined;
  /** Whether several of them stand on a sheet by right: of each rule of transport. */
  readonly isMany?: true;
}

const number = '(-?\\d+(?:[.,]\\d+)?)';
const range = `([<>≤≥]=?)?\\s*${number}(?:\\s*°?\\s*[CF]?\\s*(?:-|–|to|à|and|et)\\s*${number})?`;

const numberOf = (text: string): number => Number(text.replace(',', '.'));

const comparisonOf = (sign = ''): Amount['comparison'] => (/[<≤]/.test(sign) ? '<' : /[>≥]/.test(sign) ? '>' : '');

/** A number with a unit at the beginning of a text, after a word or two on how it was measured. */
const measured =
  (
    unit: RegExp,
    toUnit: (value: number, unit: string) => number,
    of: Amount['unit'],
    within: readonly [number, number],
  ) =>
  (text: string): Said | undefined => {
    const plain = text.replace(/\u2212/g, '-').replace(/(\d) (?=\d{3}(?:\D|$))/g, '$1');
    const found = new RegExp(`^(?:[\\p{L}/()' -]{0,40}[: ]\\s*)?${range}\\s*(${unit.source})`, 'iu').exec(plain);
    if (!found) return undefined;
    const [, sign, first = '', second, unitSaid = ''] = found;
    const from = toUnit(numberOf(first), unitSaid);
    const to = second === undefined ? from : toUnit(numberOf(second), unitSaid);
    if (from > to || from < within[0] || to > within[1]) return undefined;
    return {
      text: brief(text),
      amount: { comparison: comparisonOf(sign), from: rounded(from), to: rounded(to), unit: of },
    };
  };

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Longer ones are prose. */
const longest = 90;
/** Cuts a text after 90 characters and ends it with `…`; a shorter one stays as it is. */
export const brief = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

const temperature = measured(
  /°?\s*[CF](?!\p{L})(?!\s*°?\s*[CF]\b)/u,
  (value, unit) => (/f/i.test(unit) ? ((value - 32) * 5) / 9 : value),
  '°C',
  [-273.2, 4000],
);

const kilopascals: Readonly<Record<string, number>> = {
  pa: 0.001,
  hpa: 0.1,
  mbar: 0.1,
  kpa: 1,
  bar: 100,
  mmhg: 0.13332,
  psi: 6.8948,
};
const pressure = measured(
  /(?:hPa|kPa|Pa|mbar|bar|mm\s?Hg|psi)(?!\p{L})/iu,
  (value, unit) => value * kilopascals[unit.toLowerCase().replace(/\s/g, '')]!,
  'kPa',
  [0, 30_000],
);

/** A number without a unit, or with one of these: what comes after it is how it was measured, or nothing. */
const plainNumber =
  (least: number, most: number, units: readonly string[] = []) =>
  (text: string): Said | undefined => {
    const after = `(?=\\s*\\+?\\s*(?:$|[(;,@[]|(?:${['at', 'à', 'as', 'in', 'dans', 'en', 'pour', 'for', 'to', ...units].join('|')})(?!\\p{L})))`;
    const found = new RegExp(`^(?:~|ca\\.?|approx\\.?|environ)?\\s*${range}${after}`, 'iu').exec(text);
    if (!found) return undefined;
    const [, sign, first = '', second] = found;
    const [from, to] = [numberOf(first), numberOf(second ?? first)];
    if (from > to || from < least || to > most) return undefined;
    return { text: brief(text), amount: { comparison: comparisonOf(sign), from, to, unit: '' } };
  };

const saysNothing =
  /^(?:n\/?[ad]\b|none|no data|not? |non |aucun|sans objet|pas |s\.?o\.?$|undetermined|unknown|inconnu|[-–—*]+$|see |voir )/i;

const words = (text: string): Said | undefined =>
  saysNothing.test(text) || !/\p{L}{3}/u.test(text) || text.length > 200 ? undefined : { text, amount: null };

const codes =
  (pattern: RegExp) =>
  (text: string): Said | undefined => {
    const all = text.split(/[\s,;/]+/).filter((part) => !/^[-–—*]*$/.test(part));
    return all.length > 0 && all.every((part) => pattern.test(part))
      ? { text: [...new Set(all.map((part) => part.toUpperCase()))].join(', '), amount: null }
      : undefined;
  };

/** Every value that is looked for. A name without a kind does not compile. */
export const valueKinds: Readonly<Record<SheetValueName, ValueKind>> = {
  'flash-point': { section: 9, label: /^(?:flash ?point|point d (?:eclair|inflammation))\b/, read: temperature },
  ph: {
    section: 9,
    label:
      /^(?:valeur (?:de |du )?)?ph(?: value| valeur)?(?: \(?(?:neat|as is|undiluted|product|concentrate|non dilue|tel quel|produit)\)?)?$/,
    read: plainNumber(-1, 15),
  },
  'boiling-point': {
    section: 9,
    label:
      /^(?:initial )?boiling (?:point|range|temperature)|^(?:point|temperature|intervalle)(?: initial)?(?: intervalle| plage)? d ebullition|^point initial d ebullition/,
    read: temperature,
  },
  'melting-point': {
    section: 9,
    label:
      /^(?:melting|freezing)(?: freezing)? (?:point|range)|^(?:point|intervalle)(?: intervalle)? de (?:fusion|congelation)/,
    read: temperature,
  },
  'relative-density': {
    section: 9,
    label:
      /^(?:relative density|specific gravity|densite relative|poids specifique|gravite specifique)\b(?! (?:de )?(?:la )?vap)/,
    read: plainNumber(0.00005, 25, ['g\\/(?:ml|cm3|cm³|cc)', 'kg\\/(?:l|dm3)']),
  },
  'vapour-pressure': {
    section: 9,
    label: /^(?:vapou?r pressure|(?:tension|pression) (?:de |de la )?vapeur)\b/,
    read: pressure,
  },
  'shipping-name': {
    section: 14,
    label:
      /^(?:un )?proper shipping name|^designation officielle (?:de|pour le) transport|^(?:nom|appellation) (?:d expedition|reglementaire)/,
    read: words,
    isMany: true,
  },
  'transport-class': {
    section: 14,
    label:
      /^(?:transport |primary |imdg |dot |tdg |tmd |adr )?hazard class(?: es)?$|^class(?:e)?(?:s| es)?(?: (?:or|ou) division)?$|^transport hazard class es$|^classe?s?(?: s)? de danger(?:s)?(?: relatives? au transport)?$/,
    read: codes(/^\(?[1-9](?:\.\d[A-Z]?)?\)?$/),
    isMany: true,
  },
  'packing-group': {
    section: 14,
    label: /^(?:packing|packaging|package) group$|^groupe d emballage$|^pg$/,
    read: codes(/^(?:PG)?(?:III|II|I)$/),
    isMany: true,
  },
};
