import { useEffect, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '../../../../../i18n/language.ts';

const statementsIn = {
  en: () => import('./hazard-statements-en.ts'),
  fr: () => import('./hazard-statements-fr.ts'),
} as const satisfies Record<Language, () => Promise<unknown>>;

/** Hazard statements by their code, in the reader's language; none until they have come. */
export const useHazardStatements = (): Readonly<Record<string, string>> => {
  const language = useLanguage();
  const [statements, setStatements] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isWanted = true;
    statementsIn[language]().then((loaded) => isWanted && setStatements(loaded.statements));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return statements;
};
