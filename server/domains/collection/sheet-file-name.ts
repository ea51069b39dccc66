/**
 * Content-Disposition for a sheet's PDF, shown in the browser and saved under a name that says what it is. Browsers take
 * the UTF-8 form (RFC 6266, 8187), the plain one is for what else there may be.
 */
export const sheetFileName = (sheet: { product_name: string; manufacturer: string; language: string }): string => {
  const name = [sheet.product_name, sheet.manufacturer].filter((part) => part !== '').join(' - ');
  return inlinePdf(`${shortName(name)} - ${sheet.language.toUpperCase()}.pdf`);
};

/** Content-Disposition for a PDF that somebody named, shown in the browser and saved under that name. */
export const uploadedFileName = (name: string): string =>
  inlinePdf(`${shortName(name.replace(/\.pdf$/i, '')) || 'document'}.pdf`);

/** Content-Disposition for a file of ours, by its name with its ending. */
export const attachmentName = (file: string, how: 'inline' | 'attachment'): string => disposition(how, file);

const inlinePdf = (file: string): string => disposition('inline', file);

const disposition = (how: string, file: string): string =>
  `${how}; filename="${plain(file)}"; filename*=UTF-8''${encodeURIComponent(file).replace(/['()*]/g, toHex)}`;

const shortName = (name: string): string => shorten(withoutForbidden(name).toWellFormed());

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
