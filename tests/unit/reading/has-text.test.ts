import { expect, test } from 'vitest';
import { hasText, pagesWithoutText } from '#lib/sheet-reader/text/has-text.ts';
import { makePages } from './make-pages.ts';

const told = 'Rinse at once with plenty of water, and go on for fifteen minutes. Then call a doctor.\n'.repeat(4);

test('A page that loses many letters is read as a picture, the others as they are written, and the file has text meanwhile', () => {
  const torn = `${told}Rinse for \ufffd5 minutes.\nCall 80\ufffd-555-0\ufffd\ufffd0.\nMedical atten\ufffdon, \ufffd8 hours.`;
  const pages = makePages([told, torn, told].join('\f'));
  expect(pagesWithoutText(pages)).toEqual([2]);
  expect(hasText(pages)).toBe(true);
  expect(hasText(makePages(torn))).toBe(true);
});

test('Bullets without a letter, and few letters that are lost, leave a page as it is written', () => {
  const bullets = `${told}${'\ufffd Rinse.\n'.repeat(9)}For \ufffd5 minutes.\nFor \ufffd0 hours.`;
  expect(pagesWithoutText(makePages([told, bullets].join('\f')))).toEqual([]);
});
