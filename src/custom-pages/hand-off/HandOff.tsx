import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Bilingual } from '#contract/languages.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { StatePanel } from '../../ui/StatePanel.tsx';

interface Props {
  readonly name: 'sheetDatabase' | 'chemicalInformation';
  readonly address: Bilingual;
}

/** Says that one is about to leave the product, for where, and lets one stay. */
export const HandOff = ({ name, address }: Props) => {
  const text = useText();
  const language = useLanguage();
  return (
    <StatePanel
      icon={<OpenInNew />}
      title={text(`handOff.${name}.title`)}
      actions={
        <>
          <Button variant="contained" href={address[language]} rel="noopener">
            {text('handOff.continue')}
          </Button>
          <Button variant="outlined" component={Link} to="/search">
            {text('errorPages.backToSearch')}
          </Button>
        </>
      }
    >
      {text(`handOff.${name}.detail`)}
    </StatePanel>
  );
};
