import ArrowForward from '@mui/icons-material/ArrowForward';
import { Button, CircularProgress } from '@mui/material';
import type { SignInLocation } from '#contract/calls/sign-in.ts';
import { openSignInLocation } from '#contract/calls/sign-in-location.ts';
import { signOut } from '#contract/calls/sign-out.ts';
import { useText } from '../../i18n/use-text.ts';
import { callApi } from '../../providers/call-api.ts';
import { CallError } from '../../providers/call-error.ts';
import { useSending } from '../../ui/forms/use-sending.ts';

interface Props {
  readonly locations: readonly SignInLocation[];
  readonly onChosen: () => Promise<void>;
  /** Back to name and password: because one wants to, or because the token of the choice is gone. */
  readonly onGivenUp: () => void;
}

/** The locations of a multi-location account, after the password or without it while its token lives. */
export const LocationChoice = ({ locations, onChosen, onGivenUp }: Props) => {
  const text = useText();
  const { isSending, send } = useSending();
  const choose = (location: number) => async () => {
    await callApi(openSignInLocation, { body: { location } }).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 401) onGivenUp();
      throw error;
    });
    await onChosen();
  };
  // What would open the locations without a password goes too: whoever comes next must not find it.
  const leave = async () => {
    await callApi(signOut, {}).catch(() => undefined);
    onGivenUp();
  };
  if (isSending) return <CircularProgress size={28} aria-label={text('forms.sending')} sx={{ mx: 'auto' }} />;
  return (
    <>
      {locations.map(({ id, name }) => (
        <Button
          key={id}
          variant="outlined"
          size="large"
          endIcon={<ArrowForward />}
          onClick={() => send(choose(id))}
          sx={{ justifyContent: 'space-between', textAlign: 'left', minHeight: 52 }}
        >
          {name}
        </Button>
      ))}
      <Button variant="text" onClick={() => send(leave)}>
        {text('signIn.otherAccount')}
      </Button>
    </>
  );
};
