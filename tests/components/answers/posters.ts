import type { getPosterSheet, searchPoster, visitPoster } from '#contract/calls/poster-visits.ts';
import type { listPosters } from '#contract/calls/posters.ts';
import type { AnswerOf } from '../harness/answers.ts';
import { details } from './sheets.ts';

const closed = { poster: null, late_uses: 0, late_at: '' };

export const posters: AnswerOf<typeof listPosters> = {
  locations: [
    { id: 1, name: 'Mill', ...closed },
    {
      id: 2,
      name: 'Mill › Paint shop',
      poster: {
        id: 12,
        opened_at: '2026-03-02T10:00:00.000Z',
        printed_at: '2026-03-02T10:05:00.000Z',
        uses: 41,
        used_at: '2026-05-30T21:14:00.000Z',
      },
      late_uses: 3,
      late_at: '2026-05-04T08:00:00.000Z',
    },
    { id: 3, name: 'Warehouse', ...closed },
  ],
};

export const posterVisit: AnswerOf<typeof visitPoster> = {
  organisation: { en: 'Northline Paper', fr: 'Papiers Northline' },
  location: { en: 'Mill › Paint shop', fr: 'Usine › Atelier de peinture' },
  device: 'device.signature',
};

export const visitorSearch: AnswerOf<typeof searchPoster> = {
  total: 2,
  collection_size: 2,
  sheets: [
    {
      isn: 501,
      product_name: 'Acetone, technical',
      manufacturer: 'Larch Solvents',
      language: 'en',
      product_ids: ['NL-501'],
      pictograms: ['GHS02', 'GHS07'],
    },
    {
      isn: 502,
      product_name: 'Vernis de finition',
      manufacturer: '',
      language: 'fr',
      product_ids: [],
      pictograms: [],
    },
  ],
  instead: [],
};

const noCustomFields = {
  customfieldname1: '',
  customfieldname2: '',
  customfieldname3: '',
  clientcustomf1: '',
  clientcustomf2: '',
  clientcustomf3: '',
} as const;

export const visitedSheet: AnswerOf<typeof getPosterSheet> = {
  isn: details.isn,
  result: { ...details.result, ...noCustomFields },
  alternates: details.alternates,
  ingredients: details.ingredients,
  emergency: details.emergency,
};
