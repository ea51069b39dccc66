import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { LabelledInput } from '../LabelledInput.tsx';

type Props = Omit<ComponentProps<typeof LabelledInput>, 'type' | 'endAdornment'> & {
  /** Tells password managers whether to fill in or to propose. */
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password, hidden until one asks to see it. */
export const PasswordInput = (props: Props) => {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <LabelledInput
      {...props}
      required
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={
        <IconButton
          onClick={() => setShown(!isShown)}
          edge="end"
          // A form with three of them has three such buttons.
          aria-description={props.label}
          aria-label={text(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
        >
          <Icon fontSize="small" />
        </IconButton>
      }
    />
  );
};
