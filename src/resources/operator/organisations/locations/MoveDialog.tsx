import { Autocomplete, Box, Button, FormLabel, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { organisationText } from '../messages.ts';
import { branchOf, type Tree, treePath } from './tree.ts';

interface Props {
  readonly tree: Tree;
  readonly locationKey: string;
  readonly onMove: (parent: string) => void;
  readonly onClose: () => void;
}

/** Chooses the new parent of a location: any location outside its own branch. */
export const MoveDialog = ({ tree, locationKey, onMove, onClose }: Props) => {
  const text = useText();
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const location = tree.find(({ key }) => key === locationKey);
  const [chosen, setChosen] = useState(location?.parent ?? '');
  const name = `name_${language}` as const;
  const nameOf = (one: { name_en: string; name_fr: string }) => one[name] || text(organisationText('newLocation'));
  const own = branchOf(tree, locationKey);
  const options = ['', ...tree.filter((one) => !own.includes(one)).map(({ key }) => key)];
  if (!location) return null;
  return (
    <FormDialog
      title={text(organisationText('moveTitle'), { name: nameOf(location) })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        // The form behind the dialog is another one, and is not sent.
        event.stopPropagation();
        onMove(chosen);
      }}
      actions={
        <>
          <Button onClick={onClose}>{text('tools.cancel')}</Button>
          <Button type="submit" variant="contained">
            {text(organisationText('moveDo'))}
          </Button>
        </>
      }
    >
      <Box>
        <FormLabel htmlFor={id}>{text(organisationText('moveTo'))}</FormLabel>
        <Autocomplete
          id={id}
          size="small"
          disableClearable
          options={options}
          value={chosen}
          onChange={(_, key) => setChosen(key)}
          getOptionLabel={(key) => treePath(tree, key, nameOf) || text(organisationText('outermost'))}
          getOptionKey={(key) => key}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          noOptionsText={text('lists.noMatch')}
          renderInput={(params) => <TextField {...params} autoFocus />}
        />
      </Box>
    </FormDialog>
  );
};
