/** Text as the content of an element, or of an attribute in double quotes; what HTML cannot hold becomes a space. */
export const escapeHtml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}--[\t\n\r]]/gv, ' ')
    .replace(/[&<>"']/g, (character) => entities[character]!);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
