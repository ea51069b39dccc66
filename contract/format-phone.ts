/** A telephone number, `123-456-7890` with an optional extension ` x123`. S1.5-06. */
export const phonePattern = /^\d{3}-\d{3}-\d{4}(?: x\d{1,10})?$/;

/** Digits grouped 3-3-4 with dashes, then the extension after a blank and `x`: what a phone field shows while one types. */
export const formatPhone = (typed: string): string => {
  const digits = typed.replace(/^\s*\+1/, '').replace(/\D/g, '');
  const number = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)].filter(Boolean).join('-');
  const extension = digits.slice(10, 20);
  return extension ? `${number} x${extension}` : number;
};
