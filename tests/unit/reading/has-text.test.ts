import { expect, test } from 'vitest';
import { hasText, pagesWithoutText } from '#lib/sheet-reader/text/has-text.ts';
import { makePages } from './make-pages.ts';

const told = 'Rinse at once with plenty of water, and go on for fifteen minutes. Then call a doctor.\n'.repeat(4);

test('A page whose words lose their letters is read as a picture, the others as they are written', () => {
  const torn = `${told}Rinse for \u00185 minutes.\nCall 80\u0018-555-0100.\nMedical atten\u0000on.`;
  expect(pagesWithoutText(makePages([told, torn, told].join('\f')))).toEqual([2]);
  const files = [makePages(torn), makePages(told)];
  expect(files.map(hasText)).toEqual([false, true]);
});

test('Bullets without a letter, and a letter that is lost once or twice, leave a page as it is written', () => {
  const bullets = `${told}\u0018 Rinse.\n\u0018 Wash.\n\u0018 Go out.\nFor \u00185 minutes.\nFor \u00180 hours.`;
  expect(pagesWithoutText(makePages([told, bullets].join('\f')))).toEqual([]);
});
