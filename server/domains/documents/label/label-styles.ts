import type { LabelStyle } from './arrangement.ts';

/** Points of the smallest text that is still read. */
export const smallestText = 5.5;

/** Points in ten millimetres, below which a pictogram goes only where the label has no room for it. */
const smallestPictogram = 28.35;
/** Points in fifteen and in twelve millimetres: QR codes that a telephone reads from an arm's length, and from near. */
const qrSizes = { usual: 42.52, small: 34.02, largest: 72 };

/** Names at most this large, and never under 1.6, of the text's size. */
const nameScales = { full: [2.6, 2, 1.6], minimal: [2.6, 2.1, 1.6] };
/** Pictograms by the label's shorter side. */
const pictogramShares = { full: [0.22, 0.16, 0.13], minimal: [0.42, 0.32, 0.24] };

/** Names that still stand out, of the text's size; pictograms from eleven to six millimetres, in points. */
const smallestNames = 1.3;
const smallPictograms = [31, 25, 21, 17];

/** A label's edges in points, and styles for it. */
interface Size {
  readonly width: number;
  readonly height: number;
}
type Style = Omit<LabelStyle, 'text'>;

const tight = (pictograms: readonly number[], nameScale: number): Style[] =>
  pictograms.flatMap((pictogram) =>
    (['right', 'under'] as const).map((place) => ({
      ...{ qr: 0, qrBeside: 'notice' as const, runOn: false },
      ...{ nameScale, pictogram, pictograms: place },
    })),
  );
const readable = (nameScale: number): Style[] => tight(smallPictograms, nameScale);

/** Points between the label's edge and its content; 2.5 mm at least. */
export const marginOf = (size: Size): number => Math.max(7.2, 0.04 * shorterOf(size));

/** The largest text worth having. */
export const largestText = {
  full: (size: Size): number => Math.min(18, Math.max(8, shorterOf(size) / 24)),
  minimal: (size: Size): number => Math.min(18, Math.max(7, shorterOf(size) / 18)),
};

/** Styles of a whole label, the most generous first. */
export const fullStyles = (size: Size): Style[] =>
  qrChoices(size).flatMap((qr) =>
    (['notice', 'name'] as const).flatMap((qrBeside) =>
      pairs(nameScales.full, pictogramSizes(size, pictogramShares.full)).map(([nameScale, pictogram]) => ({
        ...{ qr, qrBeside },
        ...{ nameScale, pictogram, pictograms: 'right' as const, runOn: false },
      })),
    ),
  );

/** Styles of a label with little on it, the most generous first. A QR code may cost no pictogram its size. */
export const minimalStyles = (size: Size): Style[] =>
  qrChoices(size).flatMap((qr) =>
    pairs(nameScales.minimal, pictogramSizes(size, pictogramShares.minimal))
      .filter(([, pictogram]) => qr === 0 || isLarge(size) || pictogram >= 0.3 * shorterOf(size))
      .flatMap(([nameScale, pictogram]) =>
        (['right', 'under'] as const).map((pictograms) => ({
          ...{ qr, qrBeside: 'notice' as const },
          ...{ nameScale, pictogram, pictograms, runOn: false },
        })),
      ),
  );

/**
 * Styles that drop what is optional to keep the lines themselves: no QR code, smaller pictograms, lines that run on.
 */
export const tightStyles: readonly Style[] = [false, true].flatMap((runOn) =>
  [...readable(1.6), ...readable(smallestNames)].map((style) => ({ ...style, runOn })),
);

/** The plainest of them. */
export const plainestStyles: readonly Style[] = readable(smallestNames)
  .filter(({ pictogram }) => pictogram === smallPictograms.at(-1))
  .map((style) => ({ ...style, runOn: true }));

/** Styles with pictograms that are hardly seen, for vital lines that fit in no other. */
export const tightestStyles: readonly Style[] = [...plainestStyles, ...tight([14, 11.5, 9], smallestNames)].map(
  (style) => ({ ...style, runOn: true }),
);

const shorterOf = ({ width, height }: Size) => Math.min(width, height);

/** Four inches by three or more, either way up: a QR code always stands there. */
const isLarge = (size: Size) => shorterOf(size) >= 216 && Math.max(size.width, size.height) >= 288;

const qrChoices = (size: Size): readonly number[] => {
  if (isLarge(size)) return [Math.min(qrSizes.largest, Math.max(qrSizes.usual, 0.15 * shorterOf(size))), qrSizes.usual];
  return shorterOf(size) >= 108 ? [qrSizes.small, 0] : [0];
};

const pictogramSizes = (size: Size, shares: readonly number[]) => [
  ...shares.map((share) => share * shorterOf(size)).filter((side) => side > smallestPictogram),
  smallestPictogram,
];

/** Every name scale with every pictogram size, from both at their largest to both at their smallest. */
const pairs = (scales: readonly number[], sizes: readonly number[]): [number, number][] =>
  scales
    .flatMap((scale, row) =>
      sizes.map((side, column) => ({ pair: [scale, side] as [number, number], at: row + column })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ pair }) => pair);
