import type { MakerContacts } from '#contract/reading/sheet-reading.ts';
import { linesOfKind, type Sheet } from '../sheet/sheet.ts';
import { textOfLine } from '../text/layout.ts';

/** A sheet names a few; what is more is a list of branches. */
const most = 8;

/** By what its maker can be reached: in section 1, the head and the margins. Undefined where there is nothing of the kind. */
export const contactsOf = (sheet: Sheet): MakerContacts | undefined => {
  const lines = [...sheet.head, ...linesOfKind(sheet, 'identification'), ...sheet.margins];
  const text = lines.map(textOfLine).join('\n');
  const domains = distinct([...text.matchAll(addresses)].map(([, host = '']) => domainOf(host.toLowerCase())));
  const telephones = distinct([...text.matchAll(numbers)].map(([, ...parts]) => parts.join('')));
  const contacts = {
    domains: domains.filter((domain) => domain !== '' && !ofEveryone.test(domain)),
    telephones: telephones.filter((number) => !emergencyCentres.has(number)),
  };
  return contacts.domains.length + contacts.telephones.length > 0 ? contacts : undefined;
};

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, most);

/** Of the web and of mail. */
const addresses = /(?:https?:\/\/|www\.|@)((?:[a-z0-9-]+\.)+[a-z]{2,18})(?![a-z0-9-])/gi;

/** North American ones, as they are printed in many ways. */
const numbers = /(?<!\d)(?:\+?1[-. ]?)?\(?([2-9]\d{2})\)?[-. ]{0,2}([2-9]\d{2})[-. ]?(\d{4})(?!\d)/g;

/** `msds.north.acme.co.uk` → `acme.co.uk`. */
const domainOf = (host: string): string => {
  const parts = host.replace(/^www\./, '').split('.');
  const isNational = /^(?:co|com|org|net|gc|qc|on)$/.test(parts.at(-2) ?? '') && (parts.at(-1) ?? '').length === 2;
  return parts.length < 2 ? '' : parts.slice(isNational ? -3 : -2).join('.');
};

/** Mail that anybody has, offices of the state and who is called in an emergency. */
const ofEveryone =
  /^(?:gmail|hotmail|outlook|yahoo|aol|bellnet|sympatico|videotron)\.|\.gc\.ca$|\.gov$|^(?:chemtrec|canutec|chemtel|chemtelinc|infotrac|3ecompany|verisk3e|velocityehs|canada)\./;

/** CHEMTREC, CANUTEC, Infotrac, ChemTel, 3E, Prosar and poison centres: they answer for many. */
const emergencyCentres: ReadonlySet<string> = new Set(
  '8004249300 7035273887 7037415500 7037415970 6139966666 8002267226 8005355053 3523233500 8002553924 8132480585 8004515346 7609600000 8665196752 8003610000 8002221222 8882267226 8004638060 4186568090 8668368855 9528524646'.split(
    ' ',
  ),
);
