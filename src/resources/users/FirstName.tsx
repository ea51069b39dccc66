import { useRecordContext } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import type { User } from './user.ts';

/** The first name, which only the person changes. */
export const FirstName = () => {
  const text = useText();
  const { first_name = '' } = useRecordContext<User>() ?? {};
  return (
    <LabelledInput
      label={text('resources.users.fields.first_name')}
      value={first_name}
      readOnly
      onChange={() => undefined}
      sx={{ bgcolor: 'grey.100' }}
    />
  );
};
