import type { SingleSignOnEntry } from '#contract/calls/single-sign-on.ts';

/** How the settings of one organisation are changed: by its administrators, or by operators. */
export interface Ways {
  readonly save: (entry: SingleSignOnEntry) => Promise<unknown>;
  readonly switchTo: (to: { is_on: boolean; version: number }) => Promise<unknown>;
  /** Answers where to go. */
  readonly beginTry: () => Promise<{ url: string }>;
}
