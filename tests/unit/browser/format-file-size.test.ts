import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFileSize } from '#src/i18n/format-file-size.ts';

const spaced = (text: string) => text.replace(/\s/g, ' ');

test('sizes are written with one decimal in the units of each language [S2.9-26]', () => {
  const sizes = [0, 512, 1024, 422_502, 25_000_000, 1.5 * 1024 ** 3, 2 * 1024 ** 4];
  expect(sizes.map((size) => spaced(formatFileSize(size, 'en')))).toEqual([
    '0 Bytes',
    '512 Bytes',
    '1.0 KB',
    '412.6 KB',
    '23.8 MB',
    '1.5 GB',
    '2.0 TB',
  ]);
  expect(sizes.map((size) => spaced(formatFileSize(size, 'fr')))).toEqual([
    '0 Octets',
    '512 Octets',
    '1,0 Ko',
    '412,6 Ko',
    '23,8 Mo',
    '1,5 Go',
    '2,0 To',
  ]);
});

test('no size is written as 1024 of a unit or more, below the largest unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1024 ** 5 - 1 }), (size) => {
      const [number = '', unit = ''] = spaced(formatFileSize(size, 'en')).split(' ');
      const value = Number(number.replaceAll(',', ''));
      expect(unit === 'TB' || value < 1024).toBe(true);
      const bytes = value * 1024 ** ['Bytes', 'KB', 'MB', 'GB', 'TB'].indexOf(unit);
      expect(Math.abs(bytes - size)).toBeLessThanOrEqual(Math.max(1, bytes * 0.051));
    }),
  );
});
