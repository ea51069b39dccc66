import { expect, it } from 'vitest';
import { generateRecords, locationTree } from '#tests/support/search/records.ts';

it('makes the same records from the same seed, and others from another', () => {
  expect([...generateRecords(1, 20)]).toEqual([...generateRecords(1, 20)]);
  expect([...generateRecords(1, 20)]).not.toEqual([...generateRecords(2, 20)]);
});

it('gives CAS numbers the check digit they must have', () => {
  const numbers = [...generateRecords(1, 200)].flatMap(({ casNumbers }) => casNumbers);
  expect(numbers.length).toBeGreaterThan(50);
  for (const number of numbers) {
    const digits = number.replaceAll('-', '').slice(0, -1).split('').toReversed();
    const sum = digits.reduce((total, digit, at) => total + Number(digit) * (at + 1), 0);
    expect(number).toMatch(new RegExp(`^\\d{2,7}-\\d\\d-${sum % 10}$`));
  }
});

it('stands every sheet under all ancestors of its places, each once', () => {
  expect(locationTree).toHaveLength(14);
  for (const { locations } of generateRecords(1, 200)) {
    expect(new Set(locations).size).toBe(locations.length);
    for (const path of locations)
      if (path.includes('/')) expect(locations).toContain(path.slice(0, path.lastIndexOf('/')));
  }
});
