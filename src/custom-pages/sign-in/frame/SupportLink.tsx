import { Link } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';

/** Opens a mail to those who help. */
export const SupportLink = ({ children }: { children: string }) => {
  const text = useText();
  return (
    <Link href={`mailto:${text('signIn.supportEmail')}`} underline="always">
      {children}
    </Link>
  );
};
