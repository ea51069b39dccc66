import { writeFileSync } from 'node:fs';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { findDiamonds } from '#lib/sheet-reader/pictograms/diamonds.ts';
import { gridSide, inks, symbolIn } from '#lib/sheet-reader/pictograms/symbols.ts';
import { drawnPictograms } from '#tests/support/drawn-pictograms.ts';

/** `node bench/reading/draw-symbols.ts` writes `lib/sheet-reader/pictograms/drawings.ts` from the drawings of `contract/pictograms`. */
const drawings: string[] = [];
for (const pictogram of valuesOf(pictograms).filter((one) => one !== 'BIO')) {
  const picture = await drawnPictograms([pictogram], { size: 66 });
  const [diamond] = findDiamonds(picture);
  if (!diamond) throw new Error(`${pictogram} has no red diamond`);
  const signs = Array.from(symbolIn(picture, diamond), (ink) => inks[Math.round(ink * (inks.length - 1))]).join('');
  const rows = Array.from(
    { length: gridSide },
    (_, row) => `    '${signs.slice(row * gridSide, (row + 1) * gridSide)}',`,
  );
  drawings.push(`  ${pictogram}: [\n${rows.join('\n')}\n  ],`);
}
writeFileSync(
  new URL('../../lib/sheet-reader/pictograms/drawings.ts', import.meta.url),
  `import type { Pictogram } from '#contract/sheets/pictogram.ts';

/** The symbols of our own drawings (\`contract/pictograms\`), as those on sheets are compared; \`bench/reading/draw-symbols.ts\` writes this file. */
export const drawings: Readonly<Record<Exclude<Pictogram, 'BIO'>, readonly string[]>> = {
${drawings.join('\n')}
};
`,
);
