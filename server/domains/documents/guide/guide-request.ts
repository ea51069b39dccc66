import type { Language } from '#contract/languages.ts';

/** A guide to be made in a language. */
export interface GuideRequest {
  readonly name: string;
  readonly language: Language;
}
