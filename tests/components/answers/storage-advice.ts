import type { getStorageAdvice } from '#contract/calls/storage-advice.ts';
import type { AnswerOf } from '../harness/answers.ts';

const counts = { separate: 0, apart: 0, check: 0, accepted: 0, newer: 0 };

/** Of the whole collection. */
export const storageAdvice: AnswerOf<typeof getStorageAdvice> = {
  day: '2026-06-01',
  within: [],
  since: '2026-05-02',
  counts: { separate: 3, apart: 2, check: 4, accepted: 1, newer: 1 },
  locations: [
    {
      id: 1,
      path: '1',
      name: 'Mill',
      counts: { separate: 3, apart: 1, check: 4, accepted: 1, newer: 1 },
      has_more: true,
    },
    { id: 3, path: '3', name: 'Warehouse', counts: { ...counts, apart: 1 }, has_more: false },
  ],
  left_out: 0,
  together: [],
  between: [],
  idle: [],
  gone: [],
};

/** Of a location in which products stand together. */
export const storageOfLocation: AnswerOf<typeof getStorageAdvice> = {
  ...storageAdvice,
  within: [{ id: 1, path: '1', name: 'Mill' }],
  own: { separate: 1, apart: 0, check: 1, accepted: 0, newer: 0 },
  locations: [],
  together: [
    {
      a: 'ACD',
      b: 'CLR',
      verdict: 'separate',
      why: 'Acids release chlorine gas from hypochlorite bleach.',
      sources: ['clp', 'quebec-mixing', 'cfr264'],
      places: [
        {
          id: 2,
          path: '1/2',
          name: 'Mill › Water treatment',
          is_new: true,
          a_side: {
            products: [{ isn: 1201, name: 'Muriatic acid 31 %', manufacturer: 'Boréal Chimie', sign: '7647-01-0' }],
            left_out: 2,
          },
          b_side: {
            products: [
              { isn: 1202, name: 'Sodium hypochlorite 12 %', manufacturer: 'Northern Supply', sign: '7681-52-9' },
            ],
            left_out: 0,
          },
        },
      ],
      left_out: 3,
    },
    {
      a: 'ACD',
      b: 'ACD',
      verdict: 'check',
      why: 'Oxidizing, organic and mineral acids are kept apart from each other; hydrofluoric acid never in glass.',
      sources: ['georgetown'],
      places: [
        {
          id: 2,
          path: '1/2',
          name: 'Mill › Water treatment',
          is_new: false,
          acceptance: {
            location: 1,
            place: 'Mill',
            reason: 'Each acid stands in a tray of its own.',
            by: 'Marie Tremblay',
            accepted_at: '2026-05-20T14:00:00.000Z',
            until: '2027-05-20',
          },
          a_side: {
            products: [
              { isn: 1201, name: 'Muriatic acid 31 %', manufacturer: 'Boréal Chimie', sign: '7647-01-0' },
              { isn: 1203, name: 'Sulfuric acid 93 %', manufacturer: 'Boréal Chimie', sign: '7664-93-9' },
            ],
            left_out: 0,
          },
          b_side: { products: [], left_out: 0 },
        },
      ],
      left_out: 0,
    },
  ],
  between: [
    {
      a: 'FLL',
      b: 'OXI',
      verdict: 'separate',
      why: 'An oxidizer makes a fire start more easily and burn harder, even without air.',
      sources: ['nbc'],
    },
  ],
  idle: [
    {
      a: 'FLG',
      b: 'OXG',
      location: 2,
      place: 'Mill › Water treatment',
      reason: 'A wall of 30 minutes stands between them.',
      by: '',
      accepted_at: '2026-05-21T14:00:00.000Z',
      until: '',
    },
  ],
  gone: [{ id: 2, path: '1/2', name: 'Mill › Water treatment', a: 'ACD', b: 'BAS' }],
};
