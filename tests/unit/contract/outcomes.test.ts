import { describe, expect, test } from 'vitest';
import { outcomeOf, type RequestFacts } from '#contract/requests/outcomes.ts';

const addition: RequestFacts = { type: 'sdsaddition', info: { product_name: 'Morpholine', used: true } };
const message: RequestFacts = { type: 'contact', info: { subject: 'A label' } };
const index: RequestFacts = { type: 'index', info: { num_sds: 2 } };

describe('what became of a request', () => {
  test('is said to a member as of their own collection and message', () => {
    expect(outcomeOf(addition, 'completed').en).toBe(
      '“Morpholine” is in your collection already, and is used as it is',
    );
    expect(outcomeOf(message, 'completed').en).toBe('your message “A label” has been answered');
    expect(outcomeOf(index, 'completed').fr).toBe('votre index de 2 fiches est prêt');
  });

  test('is said to an operator as of somebody else’s', () => {
    const atDesk = (facts: RequestFacts) => outcomeOf({ ...facts, reader: 'operator' }, 'completed');
    expect(atDesk(addition)).toEqual({
      en: '“Morpholine” is in the collection already, and is used as it is',
      fr: 'la fiche «\u00a0Morpholine\u00a0» se trouve déjà dans la collection et est utilisée telle quelle',
    });
    expect(atDesk(message).fr).toBe('le message «\u00a0A label\u00a0» a reçu une réponse');
    expect(atDesk(index)).toEqual({ en: 'the index of 2 sheets is ready', fr: 'l’index de 2 fiches est prêt' });
    for (const type of ['sdsaddition', 'sdsremoval', 'contact', 'binder', 'eBinder'] as const)
      expect(Object.values(atDesk({ type, info: {} })).join()).not.toMatch(/\b(your|votre)\b/);
  });
});
