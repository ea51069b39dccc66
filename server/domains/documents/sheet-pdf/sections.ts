import type { Language } from '#contract/languages.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';
import type { Section } from './blocks.ts';
import { readSheet, type SectionWriter } from './reading.ts';
import { sectionTitles } from './section-titles.ts';
import { accidentalRelease } from './sections/accidental-release.ts';
import { composition } from './sections/composition.ts';
import { disposal } from './sections/disposal.ts';
import { ecology } from './sections/ecology.ts';
import { exposureControls } from './sections/exposure-controls.ts';
import { fireFighting } from './sections/fire-fighting.ts';
import { firstAid } from './sections/first-aid.ts';
import { handlingAndStorage } from './sections/handling-and-storage.ts';
import { hazardIdentification } from './sections/hazard-identification.ts';
import { identification } from './sections/identification.ts';
import { otherInformation } from './sections/other-information.ts';
import { physicalProperties } from './sections/physical-properties.ts';
import { regulation } from './sections/regulation.ts';
import { stability } from './sections/stability.ts';
import { toxicology } from './sections/toxicology.ts';
import { transport } from './sections/transport.ts';

/** Writers of the sixteen sections, in order. */
const writers: readonly SectionWriter[] = [
  identification,
  hazardIdentification,
  composition,
  firstAid,
  fireFighting,
  accidentalRelease,
  handlingAndStorage,
  exposureControls,
  physicalProperties,
  stability,
  toxicology,
  ecology,
  disposal,
  transport,
  regulation,
  otherInformation,
];

/** The sixteen sections of a sheet in a language, made from its record alone. */
export const writeSections = (sheet: SheetFacts, language: Language): Section[] => {
  const reading = readSheet(sheet, language);
  return writers.map((write, index) => ({
    number: index + 1,
    title: sectionTitles[index]![language],
    blocks: write(reading),
  }));
};
