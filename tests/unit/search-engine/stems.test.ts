import { describe, expect, it } from 'vitest';
import { stemEnglish } from '#lib/search-engine/stem-english.ts';
import { stemFrench } from '#lib/search-engine/stem-french.ts';

describe('the English stem', () => {
  it.each([
    ['acids', 'acid'],
    ['batteries', 'battery'],
    ['dies', 'dy'],
    ['gases', 'gase'],
    ['bus', 'bus'],
    ['glass', 'glass'],
    ['movies', 'movy'],
    ['shoes', 'shoes'],
    ['trees', 'trees'],
    ['aies', 'aies'],
    ['ies', 'ies'],
    ['gas', 'ga'],
    ['as', 'as'],
    ['paint', 'paint'],
  ])('of %s is %s', (token, stem) => expect(stemEnglish(token)).toBe(stem));
});

describe('the French stem', () => {
  it.each([
    ['metaux', 'metal'],
    ['chevaux', 'cheval'],
    ['dangereux', 'dangereu'],
    ['solvants', 'solvant'],
    ['peintures', 'peintur'],
    ['peinture', 'peintur'],
    ['boucher', 'bouch'],
    ['bouchee', 'bouche'],
    ['nouvelles', 'nouvel'],
    ['acides', 'acid'],
    ['acide', 'acide'],
    ['gaz', 'gaz'],
    ['112233', '112233'],
  ])('of %s is %s', (token, stem) => expect(stemFrench(token)).toBe(stem));
});
