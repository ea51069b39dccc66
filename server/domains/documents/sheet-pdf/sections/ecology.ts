import { hazardClasses } from '#lib/hazards/hazard-classes.ts';
import { hazardsOf } from '#lib/hazards/hazards.ts';
import type { Fact } from '../blocks.ts';
import { notAvailable, type SectionWriter } from '../reading.ts';

/** Section 12. HPR asks for its heading only: the environment is outside WHMIS. */
export const ecology: SectionWriter = ({ codes, word }) => {
  const found = hazardsOf(codes).filter(({ hazard }) => hazardClasses[hazard.hazardClass].kind === 'environmental');
  const aquatic = found.filter(({ hazard }) => hazard.hazardClass !== 'ozoneLayer');
  const other = found.filter(({ hazard }) => hazard.hazardClass === 'ozoneLayer');
  const said = (hazards: typeof found) =>
    hazards.map(({ code, hazard }) => `${word(hazard)} (${code}).`).join(' ') || word(notAvailable);
  const rows: Fact[] = [
    [word(labels.ecotoxicity), said(aquatic)],
    [word(labels.persistence), word(notAvailable)],
    [word(labels.bioaccumulation), word(notAvailable)],
    [word(labels.mobility), word(notAvailable)],
    [word(labels.other), said(other)],
  ];
  return [{ kind: 'facts', rows }];
};

const labels = {
  ecotoxicity: { en: 'Ecotoxicity', fr: 'Écotoxicité' },
  persistence: { en: 'Persistence and degradability', fr: 'Persistance et dégradation' },
  bioaccumulation: { en: 'Bioaccumulative potential', fr: 'Potentiel de bioaccumulation' },
  mobility: { en: 'Mobility in soil', fr: 'Mobilité dans le sol' },
  other: { en: 'Other adverse effects', fr: 'Autres effets nocifs' },
};
