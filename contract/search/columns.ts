/** The columns of the results that a member may choose, in the order they are shown. S2.3-30; locations, the day the sheet bears and pictograms are ours. */
export const resultColumns = [
  'productId',
  'product',
  'manufacturer',
  'language',
  'custom1',
  'custom2',
  'custom3',
  'locations',
  'sheetDate',
  'pictograms',
] as const;
export type ResultColumn = (typeof resultColumns)[number];

/** The columns of a member who has chosen none. S2.3-31. */
export const defaultColumns: readonly ResultColumn[] = [
  'productId',
  'product',
  'manufacturer',
  'language',
  'pictograms',
];

/** The number of the organisation's custom field that a name (`custom2`) stands for, 1 to 3; undefined for any other. */
export const customFieldNumber = (name: string): 1 | 2 | 3 | undefined =>
  /^custom[123]$/.test(name) ? (Number(name.slice('custom'.length)) as 1 | 2 | 3) : undefined;
