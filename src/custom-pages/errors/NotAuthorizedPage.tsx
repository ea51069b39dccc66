import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { Button } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { useUserInfo } from '../../providers/user-info.ts';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { BackHome } from './BackHome.tsx';

/** Says who can help, by name. */
export default function NotAuthorizedPage() {
  const text = useText();
  const { first_name, last_name, name, admin } = useUserInfo();
  const person = `${first_name} ${last_name}`.trim() || name;
  return (
    <StatePanel
      icon={<LockOutlined />}
      title={text('errorPages.notAuthorized')}
      actions={
        <>
          <BackHome />
          {admin && (
            <Button variant="outlined" startIcon={<MailOutlined />} href={`mailto:${admin.email}`}>
              {text('errorPages.writeTo', { name: admin.name })}
            </Button>
          )}
        </>
      }
    >
      {admin
        ? text('errorPages.notAuthorizedDetail', { name: person, admin: admin.name })
        : text('errorPages.notAuthorizedNoAdmin', { name: person })}
    </StatePanel>
  );
}
