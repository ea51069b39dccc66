/** A run of text as pdfjs gives it. */
export interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly fontName?: string;
}

interface Annotation {
  readonly subtype?: string;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly hidden?: boolean;
  readonly rect?: readonly number[];
  readonly textContent?: readonly string[];
}

/**
 * What was typed onto a page after it was made, as distributors put their own names over those of the maker: boxes of text,
 * and fields that were filled in.
 */
export const typedOn = (annotations: readonly Annotation[]): TextItem[] =>
  annotations.flatMap((annotation) => {
    const lines = linesTyped(annotation).filter((line) => line.trim());
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect ?? [];
    const size = Math.min((top - bottom) / lines.length / spacing, largestSize);
    return lines.map((str, index) => ({
      str,
      transform: [size, 0, 0, size, left, top - size * (spacing * index + 1)],
      width: Math.min(right - left, str.length * size * 0.5),
    }));
  });

/** From one line to the next, in parts of the size of the type. */
const spacing = 1.15;
const largestSize = 14;

const linesTyped = ({ subtype, fieldType, fieldValue, hidden, textContent = [] }: Annotation): readonly string[] => {
  if (hidden) return [];
  if (subtype === 'FreeText') return textContent;
  return subtype === 'Widget' && fieldType === 'Tx' && typeof fieldValue === 'string'
    ? fieldValue.split(/[\r\n]+/)
    : [];
};
