/** The product's accent on white paper, and the greys beside it. */
export const guideColours = {
  accent: '#0b6663',
  shade: '#e2f1ef',
  quiet: '#4e5c59',
  rule: '#c3cdca',
} as const;

/** Points. */
export const guideSizes = { title: 20, summary: 11, heading: 13, text: 10, caption: 8 } as const;
