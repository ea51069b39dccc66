import { withoutDirections } from '#contract/directions.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { escapeHtml } from '#lib/text/escape-html.ts';

/** A message as it is read. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Path and query of what it asks to open, where it does. */
  readonly link?: string;
}

/** Things by name under a heading, each a link where there is one. */
export interface EmailList {
  readonly heading: string;
  /** `detail` is said under it; its lines stay lines. */
  readonly items: readonly { readonly text: string; readonly url?: string; readonly detail?: string }[];
  /** What is said after the last. */
  readonly end?: string;
}

/** One language's part of an email: paragraphs and lists before, and paragraphs after, what it asks to open. */
export interface EmailSection {
  readonly language: Language;
  readonly before: readonly string[];
  readonly lists?: readonly EmailList[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

interface Contents {
  readonly subject: string;
  /** More than one when the reader's language is not known. */
  readonly sections: readonly EmailSection[];
  readonly supportEmail: Bilingual;
}

/** Composes an email as text and as HTML that says the same. */
export const composeEmail = ({ subject, sections, supportEmail }: Contents): Email => {
  const url = sections.find(({ action }) => action)?.action?.url;
  const { language } = sections[0]!;
  return {
    subject: withoutDirections(subject),
    text: withoutDirections(sections.map((section) => toText(section, supportEmail)).join('\n\n--\n\n')),
    html: withoutDirections(
      [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
        '<body style="margin:0;padding:24px;background:#f4f6f6;color:#1c2526;font:16px/1.5 Roboto,Arial,sans-serif">',
        // A name of a file has no spaces often; mail programs know one or the other of these.
        '<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px;overflow-wrap:anywhere;word-break:break-word">',
        ...sections.map((section) => toHtml(section, supportEmail)),
        '</div></body></html>',
      ].join('\n'),
    ),
    ...(url && { link: url.slice(new URL(url).origin.length) }),
  };
};

const closing = {
  en: 'Questions? Write to %.',
  fr: 'Des questions? Écrivez à %.',
} satisfies Record<Language, string>;

const toText = ({ language, before, lists = [], action, after }: EmailSection, supportEmail: Bilingual): string =>
  [
    ...before,
    ...lists.map(({ heading, items, end }) => [heading, ...items.map(toTextItem), ...(end ? [end] : [])].join('\n')),
    ...(action ? [`${action.label}\n${action.url}`] : []),
    ...after,
    ...(supportEmail[language] ? [closing[language].replace('%', supportEmail[language])] : []),
    'Vigie',
  ].join('\n\n');

const toTextItem = ({ text, url, detail }: EmailList['items'][number]): string =>
  [`- ${text}`, ...(detail ? detail.split('\n') : []), ...(url ? [url] : [])].join('\n  ');

const toHtml = ({ language, before, lists = [], action, after }: EmailSection, supportEmail: Bilingual): string => {
  const [question, end] = closing[language].split('%') as [string, string];
  const address = escapeHtml(supportEmail[language]);
  return [
    `<div lang="${language}">`,
    ...before.map(paragraph),
    ...lists.map(list),
    ...(action ? [button(action)] : []),
    ...after.map(paragraph),
    ...(address ? [`<p style="color:#556263">${question}<a href="mailto:${address}">${address}</a>${end}</p>`] : []),
    '</div>',
  ].join('\n');
};

const paragraph = (words: string): string => `<p>${escapeHtml(words)}</p>`;

const list = ({ heading, items, end }: EmailList): string =>
  [
    `<p style="margin-bottom:4px"><strong>${escapeHtml(heading)}</strong></p><ul style="margin:0;padding-left:20px">`,
    ...items.map(({ text, url, detail }) => {
      const words = url
        ? `<a href="${escapeHtml(url)}" style="color:#0b5d66">${escapeHtml(text)}</a>`
        : escapeHtml(text);
      const said = detail
        ? `<br><span style="color:#556263">${escapeHtml(detail).replaceAll('\n', '<br>')}</span>`
        : '';
      return `<li>${words}${said}</li>`;
    }),
    '</ul>',
    ...(end ? [paragraph(end)] : []),
  ].join('');

const button = ({ label, url }: { label: string; url: string }): string =>
  [
    `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:6px;`,
    `background:#0b5d66;color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>`,
    `<p style="font-size:13px;word-break:break-all">${escapeHtml(url)}</p>`,
  ].join('');
