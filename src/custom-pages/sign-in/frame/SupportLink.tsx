import { Link } from '@mui/material';
import { useLanguage } from '#src/i18n/language.ts';
import { namedInPage } from '#src/i18n/named-in-page.ts';

/** Opens a mail to those who help; under their address, or other words. */
export const SupportLink = ({ children }: { children?: string }) => {
  const address = namedInPage('support-email', useLanguage());
  if (!address) return null;
  return (
    <Link href={`mailto:${address}`} underline="always">
      {children ?? address}
    </Link>
  );
};
