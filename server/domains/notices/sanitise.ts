import sanitizeHtml from 'sanitize-html';

/** The HTML without whatever could do more than be read: a few elements of text, and links that open in a tab of their own. */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'blockquote'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: isAddress(href) ? linkTo(href) : {} }) },
  });

/** Whole addresses only: a relative one could name a call of ours. */
const isAddress = (href: string): boolean => /^(?:https?:\/\/|mailto:)/i.test(href);

const linkTo = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer' });
