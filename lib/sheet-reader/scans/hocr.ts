import type { Turn } from '../text/layout.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';

const line =
  /<span class='ocr_(?:line|header|caption|textfloat)'[^>]*title="bbox (\d+) \d+ \d+ (\d+); (?:textangle (\d+); )?(?:baseline ([-\d.e]+) ([-\d.e]+); )?x_size ([\d.]+)[^"]*">([\s\S]*?)(?=<span class='ocr_(?:line|header|caption|textfloat)'|$)/g;
const word =
  /<span class='ocrx_word'[^>]*title='bbox (\d+) \d+ (\d+) \d+; x_wconf (\d+)[^']*'[^>]*>([\s\S]*?)<\/span>/g;

/** The lines of Tesseract's hOCR, the one of its formats that tells of each line where its base line lies and how large its type is. */
export const linesOfHocr = (hocr: string): RecognisedLine[] =>
  [...hocr.matchAll(line)].map(([, left, bottom, angle, slope = '0', offset = '0', size, content = '']) => ({
    size: Number(size),
    turn: angle === undefined ? 0 : (((360 - Number(angle)) % 360) as Turn),
    words: [...content.matchAll(word)].map(([, from, to, confidence, text = '']): RecognisedWord => {
      const [start, end] = [Number(from), Number(to)];
      return {
        text: textOf(text),
        confidence: Number(confidence),
        left: start,
        right: end,
        base: Number(bottom) + Number(offset) + Number(slope) * ((start + end) / 2 - Number(left)),
      };
    }),
  }));

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '')
    .trim();
