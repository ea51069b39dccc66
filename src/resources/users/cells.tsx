import type { RaRecord } from 'react-admin';
import { useLanguage } from '#src/i18n/language.ts';
import { roleTexts } from '#src/i18n/roles.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { InvitationBadge } from './InvitationBadge.tsx';
import { userText } from './messages.ts';
import type { User } from './user.ts';

interface Props {
  readonly record: RaRecord;
}

export const RoleCell = ({ record }: Props) => {
  const language = useLanguage();
  const { role } = record as User;
  return role ? roleTexts[role.slug].name[language] : '-';
};

export const EmailCell = ({ record }: Props) => {
  const text = useText();
  const { has_email, email } = record as User;
  return has_email ? email : <em>{text(userText('noEmail'))}</em>;
};

export const NameCell = ({ record }: Props) => {
  const text = useText();
  const { uid } = useUserInfo();
  const { id, full_name } = record as User;
  return (
    <>
      <strong>{full_name}</strong>
      {String(uid) === id && ` (${text(userText('you'))})`}
    </>
  );
};

export const InvitationCell = ({ record }: Props) => <InvitationBadge user={record as User} />;
