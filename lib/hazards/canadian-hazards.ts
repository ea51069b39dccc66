import { category, type Hazard } from './hazard.ts';

/**
 * Hazards of HPR that the GHS has no code for. The keys are ours. Statements of dusts and asphyxiants: HPR Schedule 5; for
 * biohazardous infectious materials, which have no statement that fits all of them, the name of the class stands instead.
 */
export const canadianHazards = {
  DUST: {
    hazardClass: 'combustibleDusts',
    category: category('1'),
    signalWord: 'warning',
    en: 'May form combustible dust concentrations in air',
    fr: 'Peut former des concentrations de poussières combustibles dans l’air',
    precautions: ['P210', 'P240', 'P241', 'P370+P378'],
  },
  ASPHYXIANT: {
    hazardClass: 'simpleAsphyxiants',
    category: category('1'),
    signalWord: 'warning',
    en: 'May displace oxygen and cause rapid suffocation',
    fr: 'Peut déplacer l’oxygène et causer rapidement la suffocation',
    precautions: ['P271', 'P403'],
  },
  BIO: {
    hazardClass: 'biohazardous',
    category: category('1'),
    signalWord: 'danger',
    pictogram: 'BIO',
    en: 'Biohazardous infectious materials',
    fr: 'Matières infectieuses présentant un danger biologique',
    precautions: ['P201', 'P202', 'P264', 'P270', 'P280', 'P308+P313', 'P405', 'P501'],
  },
} as const satisfies Record<string, Hazard>;
