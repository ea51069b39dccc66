import { locales } from '#contract/languages.ts';
import { type Bookmark, textString, writeOutline } from '#lib/pdf-binder/outline.ts';
import type { PdfFile } from '#lib/pdf-binder/pdf-file.ts';
import type { Layer } from '#lib/pdf-binder/source/layers.ts';
import type { BinderOptions } from './binder.ts';
import { binderWords } from './front/binder-words.ts';

interface Parts {
  readonly options: BinderOptions;
  /** Number of the root of the page tree. */
  readonly pages: number;
  readonly bookmarks: readonly Bookmark[];
  readonly layers: readonly Layer[];
}

/** Writes what readers begin with, and the end of the file; gives its size. */
export const writeCatalog = (file: PdfFile, { options, pages, bookmarks, layers }: Parts): number => {
  const { language, organisation, made, isDoubleSided } = options;
  const catalog = file.add(
    [
      `<</Type/Catalog/Pages ${pages} 0 R/Outlines ${writeOutline(file, bookmarks)} 0 R/PageMode/UseOutlines`,
      `/Lang${textString(locales[language])}`,
      `/ViewerPreferences<</DisplayDocTitle true${isDoubleSided ? '/Duplex/DuplexFlipLongEdge' : ''}>>`,
      layersText(layers),
      '>>',
    ].join(''),
  );
  const title = textString(`${binderWords.title[language]} — ${organisation}`);
  const day = `(D:${made.replaceAll('-', '')})`;
  const maker = textString('Vigie');
  const info = file.add(
    `<</Title${title}/Author${textString(organisation)}/Creator${maker}/Producer${maker}/CreationDate${day}>>`,
  );
  return file.finish({ catalog, info });
};

/** What a sheet hides is hidden in the binder. */
const layersText = (layers: readonly Layer[]): string => {
  if (layers.length === 0) return '';
  const references = (all: readonly Layer[]) => all.map(({ number }) => `${number} 0 R`).join(' ');
  const hidden = references(layers.filter(({ isHidden }) => isHidden));
  return `/OCProperties<</OCGs[${references(layers)}]/D<</OFF[${hidden}]>>>>`;
};
