/** Where collections are moved to newer versions; of one sheet, or of those that one organisation has, where it is named. */
export const movesPath = (of: { readonly id?: number; readonly organisation?: number } = {}): string => {
  const query = new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)])).toString();
  return `/operator/sheet-moves${query && `?${query}`}`;
};
