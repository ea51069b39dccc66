/** A share or range of one as section 3 prints it: `10 - 30 %`, `≥5.0 - ≤10`, `< 1`, `60 à 100`, `5 – 10*`. */
export const percentIn = (text: string): string | undefined => {
  const match = shape.exec(text.trim());
  return match && Number.parseFloat(match[1]!.replace(',', '.')) <= 100 ? match[0].trim() : undefined;
};

/** Whether a range falls, as where a sign was taken for a figure in its picture: `≥5.0 - ≤10` read as `25.0 - <10`. */
export const falls = (text: string): boolean => {
  const [from = 0, to = from] = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) =>
    Number(figure.replace(',', '.')),
  );
  return from > to;
};

/** Whether its first sign may have been taken for a figure: `≥1.0 - <3.0` read as `21.0`, or as `21.0 - <23.0`. */
export const mayHideSign = (text: string): boolean => /^2\d(?:[.,]\d+)?\s*(?:%?$|\D*[<≤])/.test(text);

const sign = '(?:[<>≤≥=~±]|ca\\.?|approx\\.?|env(?:iron|\\.)?|about|max\\.?|min\\.?|up to|jusqu.à)';
const unit = '(?:% ?(?:\\(?[wpmv]/[wpvm]\\)?)?|wt\\.? ?%?|ppm|vol\\.? ?%)';
const number = '\\d{1,3}(?:[.,]\\d{1,6})?';
const shape = new RegExp(
  `^(?:${sign}\\s*)*(${number})\\s*${unit}?(?:\\s*(?:-|–|—|to|à|et|and|\\.\\.\\.?)\\s*(?:${sign}\\s*)*${number}|\\s*(?:${sign}\\s*)+${number})?\\s*${unit}?\\s*[*†‡]*$`,
  'i',
);
