import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { UserInfo } from '#contract/calls/get-user-info.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { roleTexts } from '#src/i18n/roles.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { BackHome } from './BackHome.tsx';

/** Names the page and the role that does not open it, and who can help. */
export default function NotAuthorizedPage() {
  const text = useText();
  const { admin, email } = useUserInfo();
  const refused = (useLocation().state as { title: MessageKey; words: string; isDesk: boolean } | null) ?? undefined;
  const person = useNameAndRole(useUserInfo());
  // A person who gives roles is not told to ask an administrator.
  const isAdmin = admin?.email === email;
  // Nobody in an organisation can open the desk to anybody.
  const isDesk = refused?.isDesk ?? false;
  return (
    <StatePanel
      icon={<LockOutlined />}
      title={
        refused
          ? text('errorPages.notAuthorizedFor', { page: text(refused.title, { _: refused.words }) })
          : text('errorPages.notAuthorized')
      }
      actions={
        <>
          <BackHome />
          {!isDesk && isAdmin && (
            <Button variant="outlined" component={Link} to="/contact-us">
              {text('pages.contactUs')}
            </Button>
          )}
          {!isDesk && admin && !isAdmin && (
            <Button variant="outlined" startIcon={<MailOutlined />} href={`mailto:${admin.email}`}>
              {text('errorPages.writeTo', { name: admin.name })}
            </Button>
          )}
        </>
      }
    >
      {isDesk
        ? text('errorPages.notAuthorizedDesk', { name: person })
        : isAdmin
          ? text('errorPages.notAuthorizedAdmin', { name: person })
          : admin
            ? text('errorPages.notAuthorizedDetail', { name: person, admin: admin.name })
            : text('errorPages.notAuthorizedNoAdmin', { name: person })}
    </StatePanel>
  );
}

/** `Lily Chen (read-only)`; the operators have no role in an organisation. */
const useNameAndRole = ({ first_name, last_name, name, role }: UserInfo): string => {
  const language = useLanguage();
  const person = `${first_name} ${last_name}`.trim() || name;
  return role === 'operator' ? person : `${person} (${roleTexts[role].name[language].toLowerCase()})`;
};
