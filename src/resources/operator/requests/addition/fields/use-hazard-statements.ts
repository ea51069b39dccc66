import { useEffect, useState } from 'react';
import type { Hazard } from '#lib/hazards/hazard.ts';
import { useLanguage } from '#src/i18n/language.ts';

type Hazards = Readonly<Record<string, Hazard>>;
let loaded: Hazards = {};

/** Loads the statements before a form shows them: words that come later make it jump. */
export const loadHazardStatements = async (): Promise<Hazards> => {
  const { hazards } = await import('#lib/hazards/hazards.ts');
  loaded = hazards;
  return hazards;
};

/** Hazard statements by their code, in the reader's language; none until they have come. */
export const useHazardStatements = (): Readonly<Record<string, string>> => {
  const language = useLanguage();
  const [hazards, setHazards] = useState(loaded);
  useEffect(() => {
    let isWanted = true;
    void loadHazardStatements().then((all) => isWanted && setHazards(all));
    return () => {
      isWanted = false;
    };
  }, []);
  return Object.fromEntries(Object.entries(hazards).map(([code, hazard]) => [code, hazard[language]]));
};
