import { SendingButton } from '../SendingButton.tsx';

/** Sends its form. */
export const SubmitButton = ({ isSending, children }: { isSending: boolean; children: string }) => (
  <SendingButton type="submit" variant="contained" size="large" isSending={isSending}>
    {children}
  </SendingButton>
);
