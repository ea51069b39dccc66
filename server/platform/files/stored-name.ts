/** The folders and the name under which a file of this hash is stored: `ab/cd/abcd…`. Throws TypeError for what is no SHA-256 in hex. */
export const storedNameOf = (hash: string): string => {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError(`Not a SHA-256 in hex: ${JSON.stringify(hash)}`);
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
};
