/**
 * An emergency number for an invented supplier, always the same one: 555-01xx, which is kept for fiction and connects
 * nobody.
 */
export const emergencyNumber = (supplier: string): string => {
  const sum = [...supplier].reduce((total, character) => (total * 31 + character.codePointAt(0)!) % 9973, 7);
  return `1-800-555-01${String(sum % 100).padStart(2, '0')}`;
};
