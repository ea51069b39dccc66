import CloudOff from '@mui/icons-material/CloudOff';
import { Button, Link } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Language } from '#contract/languages.ts';
import { formatMoment } from '../i18n/format-moment.ts';
import { formatNumber } from '../i18n/format-number.ts';
import { useLanguage } from '../i18n/language.ts';
import { type KeptStatus, useKeptStatus } from '../providers/kept-sheets/kept-status.ts';
import { takeUpdate } from '../providers/kept-sheets/service-worker.ts';
import { Notice } from '../ui/Notice.tsx';

const words = {
  en: {
    away: (date: string, count: string, places: string) =>
      `No connection: sheets kept on this device on ${date}, ${count} of ${places}.`,
    everywhere: 'all locations',
    count: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'sheet' : 'sheets'}`,
    more: (names: string, count: number) => `${names} and ${count} more`,
    kept: 'What is kept',
    update: 'A newer version of Vigie is ready.',
    reload: 'Reload',
  },
  fr: {
    away: (date: string, count: string, places: string) =>
      `Aucune connexion\u00a0: fiches conservées sur cet appareil le ${date}, ${count} (${places}).`,
    everywhere: 'tous les emplacements',
    count: (count: number) => `${formatNumber(count, 'fr')} ${count < 2 ? 'fiche' : 'fiches'}`,
    more: (names: string, count: number) => `${names} et ${count} de plus`,
    kept: 'Ce qui est conservé',
    update: 'Une nouvelle version de Vigie est prête.',
    reload: 'Recharger',
  },
} as const satisfies Record<Language, object>;

/** Says that what one sees is what this device keeps, of which day; and that a newer version of the app waits. */
export default function DeviceNews() {
  const { isAway, isUpdateReady, kept } = useKeptStatus();
  useFreshAnswers();
  return (
    <>
      {isAway && kept && <Away kept={kept} />}
      {isUpdateReady && <Update />}
    </>
  );
}

/** Names that are said; of more there is the number. */
const namesSaid = 2;

const Away = ({ kept }: { kept: NonNullable<KeptStatus['kept']> }) => {
  const language = useLanguage();
  const said = words[language];
  const { frame, locations, refreshedAt, contactAt, total } = kept;
  const names = locations.flatMap((id) => frame.locations.find((place) => place.id === id)?.name[language] ?? []);
  const first = names.slice(0, namesSaid).join(', ');
  const places =
    locations.length === 0
      ? said.everywhere
      : names.length > namesSaid
        ? said.more(first, names.length - namesSaid)
        : first;
  return (
    <Notice
      severity="info"
      role="status"
      icon={<CloudOff fontSize="small" />}
      sx={{ flex: 'none', borderRadius: 0, displayPrint: 'none' }}
      action={
        <Link component={RouterLink} to="/tools/offline" sx={{ whiteSpace: 'nowrap' }}>
          {said.kept}
        </Link>
      }
    >
      {said.away(formatMoment(refreshedAt || contactAt, language), said.count(total), places)}
    </Notice>
  );
};

const Update = () => {
  const said = words[useLanguage()];
  const [isTaking, setTaking] = useState(false);
  const take = () => {
    setTaking(true);
    void takeUpdate();
  };
  return (
    <Notice
      severity="info"
      role="status"
      sx={{ flex: 'none', borderRadius: 0, displayPrint: 'none' }}
      action={
        <Button size="small" disabled={isTaking} onClick={take}>
          {said.reload}
        </Button>
      }
    >
      {said.update}
    </Notice>
  );
};

/** Once the server is back, what is on the page is asked for anew: this is drawn as long as it is away. */
const useFreshAnswers = () => {
  const client = useQueryClient();
  const { isAway } = useKeptStatus();
  useEffect(() => (isAway ? () => void client.invalidateQueries() : undefined), [isAway, client]);
};
