import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Box, Popover } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { FieldError } from '../FieldError.tsx';
import { LocationChoices } from './LocationChoices.tsx';
import type { LocationBranch } from './location-branches.ts';

interface Props {
  readonly label: string;
  readonly branches: readonly LocationBranch[];
  /** Ids of the locations chosen. */
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  /** The footer of the list, beside the button that closes it. */
  readonly footer?: ReactNode;
}

/** How many names stand in the field before the rest is only counted. */
const namesShown = 3;
/** Pixels that the open list takes, with its search box and its footer: where there are fewer below, it opens above. */
const menuHeight = 390;

/** Chooses some of an organisation's locations, or all of them, from the tree they form. */
export const LocationMenu = ({ label, branches, value, onChange, disabled = false, error, footer }: Props) => {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isAbove, setAbove] = useState(false);
  const open = () => {
    const { top, bottom } = field.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const below = window.innerHeight - bottom;
    setAbove(below < menuHeight && top > below);
    setOpen(!disabled);
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        ref={field}
        role="combobox"
        tabIndex={disabled ? undefined : 0}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-disabled={disabled}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onClick={open}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          open();
        }}
        sx={({ tokens }) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 40,
          pl: 3,
          pr: 1.5,
          py: 1,
          borderRadius: '8px',
          cursor: disabled ? 'default' : 'pointer',
          bgcolor: disabled ? tokens.sunken : 'background.paper',
          border: `1px solid ${error ? tokens.red : tokens.field}`,
          '&[aria-expanded=true]': { borderColor: tokens.accent, boxShadow: `inset 0 0 0 1px ${tokens.accent}` },
        })}
      >
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Chosen branches={branches} value={value} />
        </Box>
        <ArrowDropDown aria-hidden sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </Box>
      {error && <FieldError id={`${id}-error`} error={error} />}
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={field.current}
        anchorOrigin={{ vertical: isAbove ? 'top' : 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: isAbove ? 'bottom' : 'top', horizontal: 'left' }}
        marginThreshold={8}
        slotProps={{
          paper: {
            id: `${id}-list`,
            role: 'dialog',
            'aria-label': label,
            sx: ({ tokens }) => ({
              mt: isAbove ? -1 : 1,
              width: field.current?.offsetWidth,
              minWidth: 300,
              borderRadius: '12px',
              boxShadow: tokens.menuShadow,
            }),
          },
        }}
      >
        <LocationChoices
          label={label}
          branches={branches}
          value={value}
          onChange={onChange}
          onDone={() => setOpen(false)}
          footer={footer}
        />
      </Popover>
    </Box>
  );
};

const Chosen = ({ branches, value }: Pick<Props, 'branches' | 'value'>) => {
  const text = useText();
  const countText = useCountText();
  const chosen = branches.filter(({ id }) => value.includes(id));
  if (chosen.length === 0)
    return (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        {text('locations.choose')}
      </Box>
    );
  if (chosen.length > 1 && chosen.length === branches.length)
    return <Tag>{countText('locations.allChosen', chosen.length)}</Tag>;
  const rest = chosen.length - namesShown;
  return (
    <>
      {chosen.slice(0, rest > 0 ? namesShown : undefined).map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
      {rest > 0 && <Tag>{countText('locations.more', rest)}</Tag>}
    </>
  );
};

const Tag = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{ px: 1.5, borderRadius: '5px', bgcolor: 'grey.100', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
  >
    {children}
  </Box>
);
