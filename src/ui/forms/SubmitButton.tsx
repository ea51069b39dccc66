import type { ComponentProps } from 'react';
import { SendingButton } from '../SendingButton.tsx';

type Props = ComponentProps<typeof SendingButton> & { readonly children: string };

/** Sends its form. */
export const SubmitButton = ({ children, ...button }: Props) => (
  <SendingButton type="submit" variant="contained" size="large" {...button}>
    {children}
  </SendingButton>
);
