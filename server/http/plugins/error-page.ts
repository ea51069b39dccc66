import type { FastifyRequest } from 'fastify';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { type ErrorCode, errorTitle } from '#contract/errors.ts';
import { type Bilingual, isLanguage, type Language } from '#contract/languages.ts';
import { escapeHtml } from '#lib/text/escape-html.ts';
import type { ApiError } from '#server/platform/errors/api-error.ts';

/** The look of the portal's own pages, in a few lines: its colours in both themes, its type, its targets. */
const errorPageStyle = `
:root { --bg: #f5f7f6; --paper: #fff; --line: #dde4e2; --text: #14201e; --quiet: #4e5c59; --accent: #0b6663; --on: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #0e1413; --paper: #151d1b; --line: #283431; --text: #e7eeec; --quiet: #a9b7b3; --accent: #5cc8bf; --on: #04211f; }
}
body {
  margin: 0; padding: 32px 16px; background: var(--bg); color: var(--text); font: 16px/24px -apple-system,
  BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
}
main {
  max-width: 560px; margin: 0 auto; padding: 24px; background: var(--paper); border: 1px solid var(--line);
  border-radius: 12px; overflow-wrap: anywhere;
}
.product { margin: 0 0 8px; color: var(--quiet); font-size: 14px; }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 28px; font-weight: 600; }
p { margin: 0 0 12px; }
p:last-child { margin: 24px 0 0; }
a {
  display: inline-flex; align-items: center; min-height: 40px; padding: 0 14px; border-radius: 8px; font-weight: 600;
  background: var(--accent); color: var(--on); text-decoration: none;
}
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

const marker = xhrMarker.name.toLowerCase();

/**
 * Whether a browser is about to show the answer to a person: it opened an address of the API itself, as PDFs are opened, or
 * any under a name that gets no app.
 */
export const wantsPage = (request: FastifyRequest, error: ApiError): boolean =>
  (request.url.startsWith(`${apiBase}/`) || isOtherHost(error)) &&
  request.headers[marker] !== xhrMarker.value &&
  request.accepts().type(['application/json', 'text/html']) === 'text/html';

/** The language of the page: links to documents bear the one chosen in the portal, which need not be the browser's. */
export const pageLanguage = ({ query, replyLanguage }: FastifyRequest): Language => {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return isLanguage(lang) ? lang : replyLanguage;
};

/** A apiError as a page that needs nothing else: no script, no file, and no sign-in to be read. */
export const renderErrorPage = (error: ApiError, request: FastifyRequest): string => {
  const language = pageLanguage(request);
  const [{ code }] = error.errors as [ApiError['errors'][number]];
  const hint = hints[code]?.[language];
  const sentences = [...error.errors.map((fault) => errorTitle(fault.code, language, fault.params)), hint ?? ''];
  const way = wayOn(error, request);
  const title = escapeHtml(words.title[language]);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Vigie - ${title}</title>
<style>${errorPageStyle}</style>
</head>
<body>
<main>
<p class="product">Vigie</p>
<h1>${title}</h1>
${sentences
  .filter((sentence) => sentence !== '')
  .map((sentence) => `<p>${escapeHtml(sentence)}</p>`)
  .join('\n')}
<p><a href="${escapeHtml(way.href)}">${escapeHtml(way.words[language])}</a></p>
</main>
</body>
</html>
`;
};

interface Way {
  readonly href: string;
  readonly words: Bilingual;
}

const words = {
  title: { en: 'This page cannot be shown', fr: 'Cette page ne peut pas être affichée' },
  back: { en: 'Back to search', fr: 'Retour à la recherche' },
  signIn: { en: 'Sign in', fr: 'Se connecter' },
  portal: { en: 'Open the portal', fr: 'Ouvrir le portail' },
} as const satisfies Record<string, Bilingual>;

const wayOn = (error: ApiError, request: FastifyRequest): Way => {
  if (isOtherHost(error)) return { href: String(error.errors[0]?.params?.address), words: words.portal };
  return error.status === 401 ? signIn(request) : back;
};

const isOtherHost = ({ errors }: ApiError): boolean => errors[0]?.code === 'request.other_host';

const back: Way = { href: '/search', words: words.back };

const signIn = ({ url }: FastifyRequest): Way => ({
  href: `/login?${new URLSearchParams({ redirect: url })}`,
  words: words.signIn,
});

/** What may be done about it, where the words of the error do not say so. */
const hints: Partial<Record<ErrorCode, Bilingual>> = {
  not_found: {
    en: 'The document may have left your collection, or the address may be wrong.',
    fr: 'Ce document n’est peut-être plus dans votre collection, ou l’adresse est erronée.',
  },
  'pdf.missing': {
    en: 'Its details can still be opened from the search. If you need the PDF now, ask the supplier for it.',
    fr: 'Ses détails restent accessibles à partir de la recherche. Si vous avez besoin du PDF tout de suite, demandez-le au fournisseur.',
  },
  internal: {
    en: 'Try again. If it happens again, give this reference to whoever helps you with Vigie.',
    fr: 'Réessayez. Si le problème persiste, donnez cette référence à la personne qui vous aide avec Vigie.',
  },
};
