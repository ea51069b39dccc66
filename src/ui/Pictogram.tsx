import type { Language } from '#contract/languages.ts';
import { type Pictogram as Code, pictograms } from '#contract/sheets/pictogram.ts';
import { drawingOf } from './pictogram-drawings.ts';

interface Props {
  readonly code: Code;
  /** Edge of its square, in pixels. */
  readonly size: number;
  /** Names it for screen readers and on hover; leave it out where the name stands beside it. */
  readonly language?: Language;
}

/** A hazard pictogram in its own colours, which no theme changes. */
export const Pictogram = ({ code, size, language }: Props) => {
  const name = language ? pictograms[code][language] : '';
  return (
    <img
      className="pictogram"
      src={drawingOf(code, size)}
      width={size}
      height={size}
      alt={name}
      {...(name && { title: name })}
    />
  );
};
