import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { Frame } from '../frame/Frame.tsx';

interface Props {
  readonly step: 1 | 2;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One of the two steps of a new account. */
export const StepFrame = ({ step, title, lead, children }: Props) => {
  const text = useText();
  return (
    <Frame
      title={title}
      lead={lead}
      above={
        <Typography variant="subtitle2" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
          {text('verification.welcome')} · {text('verification.step', { step })}
        </Typography>
      }
    >
      {children}
    </Frame>
  );
};
