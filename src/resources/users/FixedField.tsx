import { useRecordContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { userText } from './texts.ts';
import type { User } from './user.ts';

/** A text of a user that only the person changes. */
export const FixedField = ({ source }: { source: 'first_name' | 'last_name' | 'email' | 'phone' }) => {
  const text = useText();
  const user = useRecordContext<User>();
  return (
    <LabelledInput
      label={text(`resources.users.fields.${source}`)}
      value={user?.[source] ?? ''}
      hint={text(userText('fixed'))}
      readOnly
      onChange={() => undefined}
      sx={{ bgcolor: 'grey.100' }}
    />
  );
};
