/** Characters of a folder's or a file's name. */
const longest = 120;

/** A path below the folder that it is meant for, whatever was written: no way up, no drive, no root; empty where nothing is left. */
export const safePath = (path: string): string =>
  path
    .split(/[/\\]/)
    .map((step) =>
      step
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '')
        .replace(/^[A-Za-z]:/, '')
        .trim(),
    )
    .filter((step) => step !== '' && !/^\.+$/.test(step))
    .map((step) => shortened(step))
    .join('/');

/** The ending says what a file is: it stays. */
const shortened = (step: string): string => {
  if (step.length <= longest) return step;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(step)?.[0] ?? '';
  return [...step].slice(0, longest - ending.length - 1).join('') + ending;
};
