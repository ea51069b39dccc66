import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Button, CircularProgress, Typography } from '@mui/material';
import type { SignInLocation } from '#contract/calls/sign-in.ts';
import { openSignInLocation } from '#contract/calls/sign-in-location.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { CallError } from '#src/providers/call-error.ts';
import { clearFormDrafts } from '#src/providers/form-drafts.ts';
import { endSession } from '#src/providers/owed-sign-out.ts';
import { clearEverything, clearForOther } from '#src/providers/user-info.ts';
import { useSend } from '#src/ui/forms/use-send.ts';

interface Props {
  readonly locations: readonly SignInLocation[];
  /** The one that is open meanwhile: it is where one is, and may stay. */
  readonly current: number | null;
  readonly onChosen: () => Promise<void>;
  /** Back to name and password: because one wants to, or because the token of the choice is gone. */
  readonly onGivenUp: () => void;
  /** Back to where one was. */
  readonly onCancel: () => void;
}

/** The locations of a multi-location account, after the password or without it while its token lives. */
export const LocationChoice = ({ locations, current, onChosen, onGivenUp, onCancel }: Props) => {
  const text = useText();
  const { isSending, send } = useSend();
  const choose = (location: number) => async () => {
    await callApi(openSignInLocation, { body: { location } }).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 401) onGivenUp();
      throw error;
    });
    // What the other location's pages had kept is not for this one's.
    clearForOther();
    clearFormDrafts();
    await onChosen().catch((error: unknown) => {
      clearEverything();
      throw error;
    });
  };
  // What would open the locations without a password goes too: anyone who comes next must not find it.
  const leave = async () => {
    await endSession();
    clearEverything();
    clearFormDrafts();
    onGivenUp();
  };
  if (isSending) return <CircularProgress size={28} aria-label={text('forms.sending')} sx={{ mx: 'auto' }} />;
  return (
    <>
      {locations.map(({ id, name }) =>
        id === current ? (
          <Here key={id} name={name} />
        ) : (
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
        ),
      )}
      {current !== null && (
        <Button variant="text" onClick={onCancel}>
          {text('signIn.cancel')}
        </Button>
      )}
      <Button variant="text" onClick={() => send(leave)}>
        {text('signIn.otherAccount')}
      </Button>
    </>
  );
};

/** The location one is in, among the others but not to be chosen. */
const Here = ({ name }: { name: string }) => {
  const text = useText();
  return (
    <Box
      aria-current="true"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        minHeight: 52,
        px: 4,
        borderRadius: '8px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.selected',
        fontWeight: 500,
        overflowWrap: 'anywhere',
      }}
    >
      {name}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {text('signIn.here')}
      </Typography>
    </Box>
  );
};
