import { useEffect, useState } from 'react';
import type { Hazard } from '#contract/hazards/hazard.ts';
import { useLanguage } from '../../../../../i18n/language.ts';

/** Hazard statements by their code, in the reader's language; none until they have come. */
export const useHazardStatements = (): Readonly<Record<string, string>> => {
  const language = useLanguage();
  const [hazards, setHazards] = useState<Readonly<Record<string, Hazard>>>({});
  useEffect(() => {
    let isWanted = true;
    import('#contract/hazards/hazards.ts').then((loaded) => isWanted && setHazards(loaded.hazards));
    return () => {
      isWanted = false;
    };
  }, []);
  return Object.fromEntries(Object.entries(hazards).map(([code, hazard]) => [code, hazard[language]]));
};
