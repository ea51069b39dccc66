/**
 * Content-Disposition for a sheet's PDF, shown in the browser and saved under a name that says what it is. Browsers take
 * the UTF-8 form (RFC 6266, 8187), the plain one is for what else there may be.
 */
export const sheetFileName = (sheet: { product_name: string; manufacturer: string; language: string }): string => {
  const name = [sheet.product_name, sheet.manufacturer].filter((part) => part !== '').join(' - ');
  const file = `${shorten(withoutForbidden(name).toWellFormed())} - ${sheet.language.toUpperCase()}.pdf`;
  return `inline; filename="${plain(file)}"; filename*=UTF-8''${encodeURIComponent(file).replace(/['()*]/g, toHex)}`;
};

/** What file systems do not take. */
const withoutForbidden = (text: string) =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** So that name and language together stay below the 255 bytes of usual file systems, in most scripts. */
const shorten = (name: string) => [...name].slice(0, 120).join('').trim();

/** ASCII alone. What a wide or ornate character falls apart into may be one that is forbidden; a percent sign some decode. */
const plain = (file: string) =>
  withoutForbidden(
    file
      .replace(/[’‘]/g, "'")
      .replace(/[–—]/g, '-')
      .replaceAll('œ', 'oe')
      .replaceAll('Œ', 'Oe')
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]+/g, '')
      .replaceAll('%', ''),
  );

const toHex = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
