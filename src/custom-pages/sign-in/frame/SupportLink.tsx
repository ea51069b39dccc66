import { Link } from '@mui/material';
import { useLanguage } from '#src/i18n/language.ts';

/** Opens a mail to those who help; under their address, or other words. */
export const SupportLink = ({ children }: { children?: string }) => {
  const language = useLanguage();
  // The server names them with the page: they are known without network too.
  const address = document.querySelector<HTMLMetaElement>(`meta[name=support-email][lang=${language}]`)?.content ?? '';
  return (
    <Link href={`mailto:${address}`} underline="always">
      {children ?? address}
    </Link>
  );
};
