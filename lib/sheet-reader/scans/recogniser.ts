import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Turn } from '../text/layout.ts';
import { linesOfHocr } from './hocr.ts';
import { halve, lightenBands, likelyTurns, type Picture, straighten, turnPicture } from './picture.ts';
import type { RecognisedLine, RecognisedPicture } from './recognised.ts';
import { withoutRules } from './rules.ts';

/** The part of Tesseract's programming interface that is used here. */
interface Tesseract {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  readonly TessBaseAPI: new () => {
    Init(folder: string, languages: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    SetPageSegMode(mode: number): void;
    /** Takes `/input`. */
    SetImageFile(orientation: number, angle: number): number;
    FindLines(): number;
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetHOCRText(page: number): string;
  };
}

/** Reads the letters of pictures, in English and French. */
export interface Recogniser {
  /** What stands on a picture, whichever way it was laid; `turn` is the way that is tried first. */
  recognise(picture: Picture, scale: number, turn: Turn): RecognisedPicture;
}

/** Only the neural engine: the data of the other is not there. */
const neuralEngine = 1;
const wholePage = 3;

/** Lines that rise by less than this, in radians, are read as they are. */
const leastSkew = 0.004;

/** A word of which the recogniser is surer than that is a word. */
const sure = 60;

const require = createRequire(import.meta.url);

/** What Tesseract knows of a language: the variant whose weights are whole numbers, which need less time and memory. */
const languageData = {
  eng: require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  fra: require.resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz'),
};

/** Loads Tesseract and what it knows of the two languages, from packages; nothing is fetched. */
export const createRecogniser = async (): Promise<Recogniser> => {
  const load = require('tesseract.js-core/tesseract-core-simd-lstm.js') as (options: object) => Promise<Tesseract>;
  const wasmBinary = readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'));
  const tesseract = await load({ wasmBinary, print: () => undefined, printErr: () => undefined });
  for (const [language, path] of Object.entries(languageData))
    tesseract.FS.writeFile(`/${language}.traineddata`, gunzipSync(readFileSync(path)));
  const api = new tesseract.TessBaseAPI();
  if (api.Init('/', Object.keys(languageData).join('+'), neuralEngine) !== 0)
    throw new Error('Tesseract did not start');
  api.SetPageSegMode(wholePage);

  const show = ({ width, height, dots }: Picture) => {
    const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
    tesseract.FS.writeFile('/input', Buffer.concat([head, dots.subarray(0, width * height)]));
    api.SetImageFile(1, 0);
  };
  const read = (laid: Picture): { readonly skew: number; readonly lines: readonly RecognisedLine[] } => {
    const picture = withoutRules(lightenBands(laid));
    show(picture);
    api.FindLines();
    const gradient = api.GetGradient();
    const skew = Math.abs(gradient) < leastSkew ? 0 : gradient;
    if (skew !== 0) show(straighten(picture, skew));
    api.Recognize(null);
    return { skew, lines: linesOfHocr(api.GetHOCRText(0)) };
  };
  return {
    recognise: (picture, scale, usual) => {
      const turns = likelyTurns(picture);
      const first = turns.includes(usual) ? usual : turns[0];
      if (first === undefined) return { turn: 0, skew: 0, scale, lines: [] };
      const straight = read(turnPicture(picture, first));
      const other = ((first + commonTurn(straight.lines)) % 360) as Turn;
      if (other !== first) {
        const turned = read(turnPicture(picture, other));
        if (isText(turned.lines)) return { turn: other, scale, ...turned };
        // Lines that run up are read as if they ran down, and nothing tells so but their words.
        const opposite = ((other + 180) % 360) as Turn;
        const reversed = read(turnPicture(picture, opposite));
        return sureLetters(reversed.lines) > sureLetters(turned.lines)
          ? { turn: opposite, scale, ...reversed }
          : { turn: other, scale, ...turned };
      }
      if (isText(straight.lines)) return { turn: first, scale, ...straight };
      const small = halve(picture);
      const [best] = turns
        .filter((turn) => turn !== first)
        .map((turn) => ({ turn, letters: sureLetters(read(turnPicture(small, turn)).lines) }))
        .sort((a, b) => b.letters - a.letters);
      if (!best || best.letters <= sureLetters(straight.lines)) return { turn: first, scale, ...straight };
      return { turn: best.turn, scale, ...read(turnPicture(picture, best.turn)) };
    },
  };
};

/** The turn that most letters have. */
const commonTurn = (lines: readonly RecognisedLine[]): Turn => {
  const turns = ([0, 90, 180, 270] as const).map((turn) => ({
    turn,
    letters: lettersOf(
      lines.filter((line) => line.turn === turn),
      0,
    ),
  }));
  return turns.reduce((most, one) => (one.letters > most.letters ? one : most)).turn;
};

const lettersOf = (lines: readonly RecognisedLine[], least: number): number =>
  lines
    .flatMap(({ words }) => words)
    .filter(({ confidence }) => confidence >= least)
    .reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/** Of level lines. */
const sureLetters = (lines: readonly RecognisedLine[]) =>
  lettersOf(
    lines.filter(({ turn }) => turn === 0),
    sure,
  );

/** Whether most of what was read is words on level lines: of a page that stands on its head, hardly any is. */
const isText = (lines: readonly RecognisedLine[]): boolean => {
  const letters = sureLetters(lines);
  return letters >= 60 && letters >= lettersOf(lines, 0) * 0.5;
};
