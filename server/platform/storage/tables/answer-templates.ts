import type { Generated } from 'kysely';
import type { AnswerKind } from '#contract/operator/answer-templates.ts';

/** What the desk writes to members again and again. */
export interface AnswerTemplateTable {
  id: Generated<number>;
  kind: AnswerKind;
  name_en: string;
  name_fr: string;
  /** With its fields in braces, `{product}`. */
  text_en: string;
  text_fr: string;
  /** Rises with every change. */
  version: Generated<number>;
  created_at: string;
}

/** Templates of ours that were put there once: one that operators remove does not come back. */
export interface OfferedTemplateTable {
  key: string;
}
