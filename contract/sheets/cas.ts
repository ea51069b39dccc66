/** Whether a text is a CAS number with the right check digit: the last one is the sum of the others, each by its place, modulo 10. */
export const isCasNumber = (text: string): boolean => {
  const [, first = '', second = '', check] = /^([1-9]\d{1,6})-(\d\d)-(\d)$/.exec(text) ?? [];
  const sum = [...(first + second)].reverse().reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  return check !== undefined && sum % 10 === Number(check);
};
