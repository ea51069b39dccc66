import { useText } from '#src/i18n/use-text.ts';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { Frame } from '../frame/Frame.tsx';

export default function PasswordUpdatedPage() {
  const text = useText();
  return (
    <Frame title={text('password.updated')} lead={text('password.updatedDetail')}>
      <BackToSignIn variant="contained" />
    </Frame>
  );
}
