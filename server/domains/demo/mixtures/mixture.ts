import type { Bilingual } from '#contract/languages.ts';
import type { MakerKey } from '../makers.ts';

/** A product line: one product for each variant, or one product. All brands are invented. */
export interface Mixture {
  readonly maker: MakerKey;
  readonly names: Bilingual;
  /** H-codes as its ingredients make them plausible; DUST: combustible dust; BIO: biohazardous infectious material. */
  readonly codes: string;
  /** `CAS range; CAS range`, ranges in percent as HPR s. 5.7.1 prescribes them. */
  readonly ingredients: string;
  /** UN number for transport, where it has one. */
  readonly un?: string;
  readonly variants?: readonly Bilingual[];
}
