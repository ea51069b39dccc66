import type { getOrganisationsSideBySide, getOverview } from '#contract/calls/overview.ts';
import type { AnswerOf } from '../harness/answers.ts';

export const overview: AnswerOf<typeof getOverview> = {
  day: '2026-06-01',
  within: [],
  sheets: 640,
  products: { both: 230, en: 120, fr: 60 },
  in_one_language: { en: 123, fr: 61 },
  facets: {
    pictogram: [
      { value: 'GHS07', count: 412 },
      { value: 'GHS02', count: 205 },
      { value: 'BIO', count: 1 },
    ],
    signalWord: [
      { value: 'danger', count: 260 },
      { value: 'warning', count: 210 },
    ],
    hazardClass: [
      { value: 'flammableLiquids', count: 190 },
      { value: 'carcinogenicity', count: 42 },
    ],
    hazardous: [
      { value: 'yes', count: 500 },
      { value: 'no', count: 120 },
      { value: 'unknown', count: 20 },
    ],
    listed: [
      { value: 'prop65', count: 84 },
      { value: 'iarc-1', count: 31 },
    ],
    status: [
      { value: 'current', count: 560 },
      { value: 'past-review', count: 80 },
    ],
    format: [{ value: 'whmis-2015', count: 640 }],
    language: [
      { value: 'en', count: 350 },
      { value: 'fr', count: 290 },
    ],
    otherLanguage: [
      { value: 'available', count: 460 },
      { value: 'missing', count: 180 },
    ],
  },
  ages: [
    { from: '2025-06-02', sheets: 200 },
    { from: '2024-06-02', to: '2025-06-01', sheets: 210 },
    { from: '2023-06-02', to: '2024-06-01', sheets: 140 },
    { to: '2023-06-01', sheets: 80 },
  ],
  undated: 10,
  requests: [
    { type: 'sdsaddition', count: 12 },
    { type: 'contact', count: 1 },
  ],
  locations: [
    {
      path: '1',
      name: 'Mill',
      sheets: 400,
      hazardous: 310,
      pictograms: { GHS07: 300, GHS02: 120, BIO: 1 },
      has_more: true,
    },
    { path: '3', name: 'Warehouse', sheets: 260, hazardous: 190, pictograms: { GHS07: 112 }, has_more: false },
  ],
  left_out: 0,
};

export const sideBySide: AnswerOf<typeof getOrganisationsSideBySide> = {
  organisations: [
    { id: 10001, name: 'Maple Ridge Manufacturing', sheets: 640, hazardous: 500, past_review: 80, requests: 13 },
    { id: 10002, name: 'Rivière-Bleue Hospital', sheets: 1200, hazardous: 310, past_review: 0, requests: 1 },
  ],
};
