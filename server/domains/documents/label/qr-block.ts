import { encode } from 'uqr';
import { type Block, emptyBlock } from './blocks.ts';

/** ISO/IEC 18004: what must stay white around the code, in its modules. */
const quietModules = 4;

/** The QR code of an address, without its quiet zone; `ecc` is what it corrects at least: 7, 15, 25 or 30 % of it. */
export const qrModules = (address: string, ecc: 'L' | 'M' | 'Q' | 'H' = 'L'): string[] =>
  encode(address, { ecc, boostEcc: true, border: 0 }).data.map((row) =>
    row.map((isDark) => (isDark ? '1' : '0')).join(''),
  );

/** A QR code in a square of `size` points; nothing where there is no size. */
export const qrBlock = (modules: readonly string[], size: number): Block =>
  size === 0
    ? emptyBlock
    : {
        width: size,
        height: size,
        place: (x, y) => [{ kind: 'qr', x, y, size, modules: [...modules] }],
      };

/** White that a code of that size needs around it, in points. */
export const quietZone = (modules: readonly string[], size: number): number =>
  modules.length === 0 ? 0 : (quietModules * size) / modules.length;
