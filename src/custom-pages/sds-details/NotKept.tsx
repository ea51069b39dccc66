import CloudOff from '@mui/icons-material/CloudOff';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { keptDays } from '#contract/kept-sheets.ts';
import type { Language } from '#contract/languages.ts';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { KeptState } from '#src/offline/kept-database.ts';
import { nameKeptPlaces } from '#src/ui/kept-places.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';

const words = {
  en: {
    title: 'This sheet is not kept on this device',
    detail: (places: string, since: string, until: string) =>
      `There is no connection. This device keeps the sheets of ${places}, as of ${since}; until ${until} they stay without a connection. In an emergency, look on the label of the product and in the printed sheets of your workplace.`,
    search: 'Search what is kept',
    kept: 'What is kept',
  },
  fr: {
    title: 'Cette fiche n’est pas conservée sur cet appareil',
    detail: (places: string, since: string, until: string) =>
      `Il n’y a pas de connexion. Cet appareil conserve les fiches de ces emplacements\u00a0: ${places}, en date du ${since}; sans connexion, elles y restent jusqu’au ${until}. En cas d’urgence, consultez l’étiquette du produit et les fiches imprimées de votre lieu de travail.`,
    search: 'Chercher dans ce qui est conservé',
    kept: 'Ce qui est conservé',
  },
} as const satisfies Record<Language, object>;

interface Props {
  readonly kept: KeptState;
  readonly onRetry: () => void;
}

/** Without a network, in place of a sheet that this device does not have: what it has, and until when. */
export const NotKept = ({ kept, onRetry }: Props) => {
  const text = useText();
  const language = useLanguage();
  const said = words[language];
  const { refreshedAt, contactAt } = kept;
  return (
    <StatePanel
      icon={<CloudOff />}
      title={said.title}
      actions={
        <>
          <Button variant="contained" component={Link} to="/search">
            {said.search}
          </Button>
          <Button variant="outlined" component={Link} to="/tools/offline">
            {said.kept}
          </Button>
          <Button onClick={onRetry}>{text('search.failed.retry')}</Button>
        </>
      }
    >
      {said.detail(
        nameKeptPlaces(kept, language),
        formatMoment(refreshedAt || contactAt, language),
        formatMoment(contactAt + keptDays * 86_400_000, language),
      )}
    </StatePanel>
  );
};
