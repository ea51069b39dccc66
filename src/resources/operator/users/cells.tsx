import { Box, Link } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { InvitationPill } from '#src/resources/users/InvitationPill.tsx';
import { operatorUserText } from './messages.ts';
import { fullUserName, type OperatorUser } from './operator-user.ts';
import { roleNames } from './role-names.ts';

interface Props {
  readonly record: RaRecord;
}

export const NameCell = ({ record }: Props) => <strong>{fullUserName(record as OperatorUser)}</strong>;

export const EmailCell = ({ record }: Props) => {
  const text = useText();
  const { email, shared } = record as OperatorUser;
  if (shared) return <em>{text(operatorUserText('shared'))}</em>;
  return email ? <Link href={`mailto:${email}`}>{email}</Link> : '-';
};

export const MembershipsCell = ({ record }: Props) => {
  const language = useLanguage();
  const { memberships } = record as OperatorUser;
  if (memberships.length === 0) return '-';
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {memberships.map(({ organisation, role, status, [`name_${language}` as const]: name }) => (
        <Box
          component="li"
          key={organisation}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
        >
          <span>{organisation === null ? roleNames[role][language] : `${name}, ${roleNames[role][language]}`}</span>
          {status !== 'accepted' && <InvitationPill status={status} />}
        </Box>
      ))}
    </Box>
  );
};
