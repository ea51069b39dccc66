import { type Bilingual, type Language, locales } from '../languages.ts';
import { accessChecks } from './system-checks/access-checks.ts';
import type { Outcome } from './system-checks/check.ts';
import { machineChecks } from './system-checks/machine-checks.ts';
import { operationChecks } from './system-checks/operation-checks.ts';

/** What is looked at to say whether this installation is ready for people, by `npm run doctor` and on the System page. */
export const systemChecks = { ...accessChecks, ...machineChecks, ...operationChecks } as const;

export type SystemCheckId = keyof typeof systemChecks;
/** Every check that a finding may name. */
export const systemCheckIds = Object.keys(systemChecks) as SystemCheckId[];

/** An outcome of that check, by its name. */
export type OutcomeOf<Id extends SystemCheckId> = keyof (typeof systemChecks)[Id]['outcomes'] & string;

/** What was found, with what the words leave open. */
export interface Finding {
  readonly check: SystemCheckId;
  readonly outcome: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** How a finding stands. */
export const outcomeOf = ({ check, outcome }: Pick<Finding, 'check' | 'outcome'>): Outcome =>
  (systemChecks[check].outcomes as Readonly<Record<string, Outcome>>)[outcome] ?? {
    state: 'warning',
    found: { en: outcome, fr: outcome },
  };

/** What a finding says or advises, in the words of a language, with its numbers as that language writes them. */
export const sayFinding = (words: Bilingual, { facts }: Pick<Finding, 'facts'>, language: Language): string =>
  words[language].replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name] ?? '';
    return typeof fact === 'number' ? fact.toLocaleString(locales[language]) : fact;
  });
