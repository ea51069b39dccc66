import Close from '@mui/icons-material/Close';
import {
  Box,
  Dialog,
  DialogContent,
  FormControlLabel,
  FormGroup,
  IconButton,
  Switch,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { DeskHabits } from '#contract/calls/operator/desk-habits.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { isSingle, type KeyAction, type KeyPlace, keyOf, keyPlaces } from './desk-keys.ts';
import { keyWords } from './key-words.ts';
import { useKeysMessages } from './messages.ts';
import { useDeskHabits, useSaveDeskHabits } from './use-desk-habits.ts';

interface Props {
  /** What can be done on the screen that it stands over. */
  readonly actions: readonly KeyAction[];
  readonly onClose: () => void;
}

/** The keys that work here, by where, and the habits of the one who uses them. */
export const KeysDialog = ({ actions, onClose }: Props) => {
  const text = useText();
  const messages = useKeysMessages();
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const habits = useDeskHabits();
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isPhone} onClose={onClose} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: { xs: 4, sm: 6 }, pr: 3, pt: 4, pb: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1, fontSize: '1.125rem' }}>
          {messages.title}
        </Typography>
        <IconButton autoFocus onClick={onClose} aria-label={text('tools.close')}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent tabIndex={0} sx={{ px: { xs: 4, sm: 6 }, pb: 6 }}>
        {habits && <Habits habits={habits} />}
        <Box sx={{ columns: { sm: 2 }, columnGap: 10 }}>
          {(Object.keys(keyPlaces) as KeyPlace[]).map((place) => (
            <Place
              key={place}
              place={place}
              actions={actions.filter((action) => keyOf(action).place === place)}
              areSingleOn={habits?.single_keys ?? false}
            />
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
};

const Habits = ({ habits }: { habits: DeskHabits }) => {
  const messages = useKeysMessages();
  const notify = useNotify();
  const save = useSaveDeskHabits();
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const change = async (changed: Partial<DeskHabits>) => {
    if (isSaving) return;
    setSaving(true);
    await save({ ...habits, ...changed }).catch(() => notify(messages.notKept, { type: 'error' }));
    setSaving(false);
  };
  return (
    <FormGroup sx={{ gap: 2, mb: 5 }}>
      {(['single_keys', 'takes_next'] as const).map((habit) => (
        <div key={habit}>
          <FormControlLabel
            label={messages[habit]}
            sx={{ ml: -2, mr: 0 }}
            control={
              <Switch
                checked={habits[habit]}
                onChange={(_, isOn) => void change({ [habit]: isOn })}
                slotProps={{ input: { role: 'switch', 'aria-describedby': `${id}-${habit}` } }}
              />
            }
          />
          <Typography id={`${id}-${habit}`} variant="body2" sx={{ color: 'text.secondary' }}>
            {messages.details[habit]}
          </Typography>
        </div>
      ))}
    </FormGroup>
  );
};

interface PlaceProps {
  readonly place: KeyPlace;
  readonly actions: readonly KeyAction[];
  readonly areSingleOn: boolean;
}

const Place = ({ place, actions, areSingleOn }: PlaceProps) => {
  const language = useLanguage();
  const shown = actions
    .map((action) => ({ action, keys: keyOf(action).keys.filter((key) => areSingleOn || !isSingle(key)) }))
    .filter(({ keys }) => keys.length > 0);
  if (shown.length === 0) return null;
  return (
    <Box component="section" sx={{ breakInside: 'avoid', mb: 5 }}>
      <Typography variant="h3" sx={{ fontSize: '0.9375rem', fontWeight: 600, mb: 1 }}>
        {keyPlaces[place][language]}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', columnGap: 4, rowGap: 1.5 }}
      >
        {shown.map(({ action, keys }) => (
          <Box key={action} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
              <Keys keys={keys} isRange={keyOf(action).isNumbered === true} />
            </Box>
            <Typography component="dd" variant="body2" sx={{ m: 0, alignSelf: 'center' }}>
              {keyOf(action)[language]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const Keys = ({ keys, isRange }: { keys: readonly string[]; isRange: boolean }) => {
  const language = useLanguage();
  const messages = useKeysMessages();
  const ends = isRange ? [keys[0]!, keys.at(-1)!] : keys;
  return ends.map((key, index) => (
    <Box component="span" key={key} sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
      {index > 0 && <span>{isRange ? messages.to : messages.or}</span>}
      {key.split(' ').map((part) => (
        <Box
          component="kbd"
          key={part}
          sx={({ tokens }) => ({
            px: 1.5,
            minWidth: 24,
            textAlign: 'center',
            fontFamily: 'inherit',
            fontSize: '0.8125rem',
            lineHeight: '1.375rem',
            border: `1px solid ${tokens.line}`,
            borderRadius: '5px',
            whiteSpace: 'nowrap',
          })}
        >
          {keyWords(part, language)}
        </Box>
      ))}
    </Box>
  ));
};
