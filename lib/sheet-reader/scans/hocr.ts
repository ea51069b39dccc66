import type { Turn } from '../text/layout.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';

const line =
  /<span class='ocr_(?:line|header|caption|textfloat)'[^>]*title="bbox (\d+) \d+ \d+ (\d+); (?:textangle (\d+); )?(?:baseline ([-\d.e]+) ([-\d.e]+); )?x_size ([\d.]+)[^"]*">([\s\S]*?)(?=<span class='ocr_(?:line|header|caption|textfloat)'|$)/g;
const word =
  /<span class='ocrx_word'[^>]*title='bbox (\d+) (\d+) (\d+) (\d+); x_wconf (\d+)[^']*'[^>]*>([\s\S]*?)<\/span>/g;

/** The lines of Tesseract's hOCR, the one of its formats that tells of each line where its base line lies and how large its type is. */
export const linesOfHocr = (hocr: string): RecognisedLine[] =>
  [...hocr.matchAll(line)].map(([, left, bottom, angle, slope, offset, size, content = '']) => {
    const words = [...content.matchAll(word)].map(([, from, top, to, foot, confidence, text = '']) => ({
      box: { left: Number(from), top: Number(top), right: Number(to), bottom: Number(foot) },
      confidence: Number(confidence),
      text: textOf(text),
    }));
    const isPlaced = angle !== undefined || (slope !== undefined && Math.abs(Number(slope)) < steepest);
    return {
      size: Number(size),
      turn: isPlaced ? (((360 - Number(angle ?? 360)) % 360) as Turn) : turnOf(words.map(({ box }) => box)),
      words: words.map(
        ({ text, confidence, box: { left: start, right: end } }): RecognisedWord => ({
          ...{ text, confidence, left: start, right: end },
          base: Number(bottom) + Number(offset ?? 0) + Number(slope ?? 0) * ((start + end) / 2 - Number(left)),
        }),
      ),
    };
  });

/** A base line that rises or falls by more is one that runs up or down. */
const steepest = 0.5;

interface WordBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of a line that runs up or down the picture Tesseract may tell no angle: its words stand one below the other. */
const turnOf = (boxes: readonly WordBox[]): Turn => {
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return 0;
  const across = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  const down = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  if (down <= across) return 0;
  return last.top >= first.top ? 90 : 270;
};

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '')
    .trim();
