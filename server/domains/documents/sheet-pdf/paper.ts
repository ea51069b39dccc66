/** The page of a sheet: Letter, as Canada prints, in points. */
export const page = { width: 612, height: 792, left: 48, right: 564, top: 72, bottom: 738 } as const;

export const contentWidth = page.right - page.left;

export const colours = {
  bar: '#1f3a5f',
  text: '#1c2430',
  quiet: '#5a6675',
  rule: '#d5dbe3',
  shade: '#f2f5f9',
  danger: '#b3001b',
  warning: '#8a4b00',
} as const;

export const sizes = { text: 9, small: 7.5, heading: 9, bar: 10.5, title: 17 } as const;
