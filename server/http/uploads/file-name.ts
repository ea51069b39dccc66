/** Characters of a file's name that are kept; its ending is always among them. */
const maxLength = 200;

/** What to call a file that somebody sent: its last name alone, on one line, with an ending. */
export const toFileName = (sent: string | undefined): string => {
  const last = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = withoutFormEscapes(last)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '')
    .trim();
  const ending = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - ending.length);
  return `${[...stem].slice(0, maxLength - ending.length).join('') || 'document'}${ending || '.pdf'}`;
};

/** Browsers write three characters of a name in a form like this, and nothing else: a percent sign is one. HTML, multipart/form-data. */
const withoutFormEscapes = (name: string): string =>
  name.replace(/%(?:22|0D|0A)/g, (written) => decodeURIComponent(written));
