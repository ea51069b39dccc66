import { Link } from '@mui/material';
import { externalSites } from '#src/i18n/external-sites.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';

/** The terms of use in the reader's language, in a tab of their own: the form stays. */
export const TermsLink = ({ children }: { children: string }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Link
      href={externalSites.terms[language]}
      target="_blank"
      rel="noopener"
      underline="always"
      aria-label={text('shell.newTab', { name: children })}
    >
      {children}
    </Link>
  );
};
