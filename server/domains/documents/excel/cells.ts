import { escapeText } from './escape-text.ts';
import { styles } from './styles.ts';

/**
 * A cell's XML after the attribute for its position, so that what many rows share is written once; empty for a cell
 * that is left out.
 */
export type CellXml = string;

/** Always text: never a formula or a number, whatever its first character. */
export const textCell = (text: string, style: number = styleOf(text)): CellXml => {
  if (text === '') return '';
  const space = isKept(text) ? ' xml:space="preserve"' : '';
  return `${styled(style)} t="inlineStr"><is><t${space}>${escapeText(text)}</t></is></c>`;
};

export const numberCell = (number: number): CellXml => `><v>${number}</v></c>`;

/** A day, `YYYY-MM-DD`, as Excel counts them: from 30 December 1899. Empty when the day is not known. */
export const dayCell = (day: string): CellXml =>
  day === '' ? '' : `${styled(styles.day)}><v>${Date.parse(day) / 86_400_000 + 25_569}</v></c>`;

/** A link as a formula: Excel takes no more than 65,530 real ones. Both texts are ours, and the address needs no escape. */
export const linkCell = (address: string, text: string): CellXml =>
  `${styled(styles.link)} t="str"><f>HYPERLINK("${address}","${text}")</f><v>${text}</v></c>`;

const styled = (style: number): string => (style === styles.plain ? '' : ` s="${style}"`);

/** Without the mark as quoted, editing such a text would turn it into a formula. */
const styleOf = (text: string): number => (quoted.has(text.charCodeAt(0)) ? styles.quoted : styles.plain);
const quoted = new Set(Array.from('=+-@\t\r', (character) => character.charCodeAt(0)));

/** Whether readers may drop white space of the text unless told not to. */
const isKept = (text: string): boolean =>
  text.charCodeAt(0) <= 32 || text.charCodeAt(text.length - 1) <= 32 || text.includes('\n');
