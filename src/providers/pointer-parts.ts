/** The names along a JSON pointer: `/data/phones/0/number` is `data`, `phones`, `0`, `number`. RFC 6901 §3. */
export const pointerParts = (pointer = ''): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
