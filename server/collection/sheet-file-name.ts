/**
 * Content-Disposition for a sheet's PDF, shown in the browser and saved under a name that says what it is. Browsers take
 * the UTF-8 form (RFC 6266), the plain one is for what else there may be.
 */
export const sheetFileName = (sheet: { product_name: string; manufacturer: string; language: string }): string => {
  const name = [sheet.product_name, sheet.manufacturer, sheet.language.toUpperCase()]
    .filter((part) => part !== '')
    .join(' - ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .slice(0, 150)
    .trim();
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]+/g, '');
  return `inline; filename="${plain}.pdf"; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`).replace(/['()*]/g, toHex)}`;
};

const toHex = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
