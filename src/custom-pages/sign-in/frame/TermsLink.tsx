import { Link } from '@mui/material';
import { useLanguage } from '#src/i18n/language.ts';
import { namedInPage } from '#src/i18n/named-in-page.ts';
import { useText } from '#src/i18n/use-text.ts';

/** The terms of use in the reader's language, in a tab of their own: the form stays. */
export const TermsLink = ({ children }: { children: string }) => {
  const text = useText();
  const address = namedInPage('terms-of-use', useLanguage());
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener"
      underline="always"
      aria-label={text('shell.newTab', { name: children })}
    >
      {children}
    </Link>
  );
};
