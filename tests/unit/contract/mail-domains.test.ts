import { describe, expect, test } from 'vitest';
import { isMailAllowed, toMailDomain } from '#contract/mail-domains.ts';

describe('a domain', () => {
  test.each([
    ['example.org', 'example.org'],
    ['Example.ORG', 'example.org'],
    ['*.Example.org', '*.example.org'],
    ['sub.example.org', 'sub.example.org'],
    ['hôpital.example', 'xn--hpital-ixa.example'],
    ['HÔPITAL.example', 'xn--hpital-ixa.example'],
    ['xn--hpital-ixa.example', 'xn--hpital-ixa.example'],
    // A Cyrillic а.
    ['ex\u0430mple.org', 'xn--exmple-4nf.org'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(toMailDomain(typed)).toBe(kept);
    expect(toMailDomain(kept)).toBe(kept);
  });

  test.each([
    ...['', '*', '*.', 'org', '*.org', 'localhost', '.example.org', 'example.org.', 'example..org', '*.*.example.org'],
    ...['*example.org', 'sub.*.example.org', '@example.org', 'a@example.org', 'example.org:25', 'example.org/path'],
    ...['http://example.org', 'example.org evil.net', 'example.org\nevil.net', 'example.org,evil.net', 'exam%70le.org'],
    ...['127.0.0.1', '127.1', '0x7f.1', '[::1]', '-example.org', 'example-.org', `${'a'.repeat(64)}.org`],
    ...[`${'a.'.repeat(130)}org`, 'example.1', 'exam_ple.org', 'example\\.org', 'example.org#', 'example.org?'],
  ])('%j is none', (typed) => {
    expect(toMailDomain(typed)).toBeUndefined();
  });
});

describe('an address', () => {
  const domains = ['example.org', '*.clinic.example', 'xn--hpital-ixa.example'];

  test.each([
    'a@example.org',
    'A@EXAMPLE.ORG',
    'a@one.clinic.example',
    'a@two.one.clinic.example',
    'a@hôpital.example',
    'a@xn--hpital-ixa.example',
  ])('%j lies in what was named', (address) => {
    expect(isMailAllowed(domains, address)).toBe(true);
  });

  test.each([
    'a@evil-example.org',
    'a@evilexample.org',
    'a@sub.example.org',
    'a@example.org.evil.net',
    'a@example.org@evil.net',
    'a@evil.net#@example.org.evil.net',
    'a@clinic.example',
    'a@evilclinic.example',
    'a@*.clinic.example',
    'a@.clinic.example',
    'a@clinic.example.evil.net',
    'a@example.org.',
    'a@ex\u0430mple.org',
    'a@example.org\u0000',
    'a@example.org%00',
    'a@evil.net/example.org',
    'a@',
    'example.org.evil.net',
    '',
  ])('%j does not', (address) => {
    expect(isMailAllowed(domains, address)).toBe(false);
  });

  test('is taken whatever it is where no domain is named', () => {
    expect(isMailAllowed([], 'a@anywhere.example')).toBe(true);
  });
});
