import CloudOff from '@mui/icons-material/CloudOff';
import { Button, Link } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Language } from '#contract/languages.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { formatMoment } from '../i18n/format-moment.ts';
import { formatNumber } from '../i18n/format-number.ts';
import { useLanguage } from '../i18n/language.ts';
import { type KeptStatus, useKeptStatus } from '../providers/kept-sheets/kept-status.ts';
import { takeUpdate } from '../providers/kept-sheets/service-worker.ts';
import { setWaitingStatus, useWaitingStatus } from '../providers/waiting-additions/waiting-status.ts';
import { nameKeptPlaces } from '../ui/kept-places.ts';
import { Notice } from '../ui/Notice.tsx';

const words = {
  en: {
    away: (date: string, count: string, places: string) =>
      `No connection: sheets kept on this device on ${date}, ${count} of ${places}.`,
    count: (stored: number, total: number) =>
      stored === total
        ? `${formatNumber(total, 'en')} ${total === 1 ? 'sheet' : 'sheets'}`
        : `${formatNumber(stored, 'en')} of ${formatNumber(total, 'en')} sheets`,
    over: (date: string, count: string, places: string) =>
      `Session over: sheets kept on this device on ${date}, ${count} of ${places}.`,
    signIn: 'Sign in',
    partly: 'A sheet that is not found now may be in the collection all the same.',
    kept: 'What is kept',
    update: 'A newer version of Vigie is ready.',
    reload: 'Reload',
    waiting: (count: number) =>
      count === 1
        ? 'A request to add sheets waits on this device until it can be sent.'
        : `${count} requests to add sheets wait on this device until they can be sent.`,
    refused: 'A request to add sheets that waited on this device was not accepted.',
    show: 'See what waits',
    sent: (numbers: string) => `What waited on this device was sent. In the message centre: ${numbers}.`,
  },
  fr: {
    away: (date: string, count: string, places: string) =>
      `Aucune connexion\u00a0: fiches conservées sur cet appareil le ${date}, ${count} (${places}).`,
    count: (stored: number, total: number) =>
      stored === total
        ? `${formatNumber(total, 'fr')} ${total < 2 ? 'fiche' : 'fiches'}`
        : `${formatNumber(stored, 'fr')} ${stored < 2 ? 'fiche' : 'fiches'} sur ${formatNumber(total, 'fr')}`,
    over: (date: string, count: string, places: string) =>
      `Session terminée\u00a0: fiches conservées sur cet appareil le ${date}, ${count} (${places}).`,
    signIn: 'Se connecter',
    partly: 'Une fiche introuvable pour l’instant peut tout de même faire partie de la collection.',
    kept: 'Ce qui est conservé',
    update: 'Une nouvelle version de Vigie est prête.',
    reload: 'Recharger',
    waiting: (count: number) =>
      count === 1
        ? 'Une demande d’ajout attend sur cet appareil de pouvoir être envoyée.'
        : `${count} demandes d’ajout attendent sur cet appareil de pouvoir être envoyées.`,
    refused: 'Une demande d’ajout qui attendait sur cet appareil n’a pas été acceptée.',
    show: 'Voir ce qui attend',
    sent: (numbers: string) => `Ce qui attendait sur cet appareil est envoyé. Au centre de messages\u00a0: ${numbers}.`,
  },
} as const satisfies Record<Language, object>;

/** On a phone what can be done stands beneath the words. */
const bar = {
  flex: 'none',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 3,
  rowGap: 1,
  px: { xs: 4, sm: 4 },
  py: { xs: 2, sm: 2.5 },
  borderRadius: 0,
  displayPrint: 'none',
  '& > .notice-message': { flexBasis: { xs: 'calc(100% - 48px)', sm: 0 } },
  '& > .notice-action': { ml: { xs: 8.5, sm: 0 }, mr: { xs: 0, sm: 2 } },
} as const;

/** Says that what one sees is what this device keeps, of which day; what waits to be sent; and that a newer version of the app waits. */
export default function DeviceNews() {
  const { isAway, isUpdateReady, kept } = useKeptStatus();
  useFreshAnswers();
  return (
    <>
      {isAway && kept && <Away kept={kept} />}
      <Waiting />
      {isUpdateReady && <Update />}
    </>
  );
}

const Away = ({ kept }: { kept: NonNullable<KeptStatus['kept']> }) => {
  const language = useLanguage();
  const said = words[language];
  const { isReopened } = useKeptStatus();
  const { pathname, search } = useLocation();
  const { refreshedAt, contactAt, stored, total } = kept;
  const places = nameKeptPlaces(kept, language);
  return (
    <Notice
      severity="info"
      role="status"
      icon={<CloudOff fontSize="small" />}
      sx={bar}
      action={
        isReopened ? (
          // A page that begins anew asks the server again.
          <Link href={`/login?${new URLSearchParams({ error: '401', redirect: pathname + search })}`}>
            {said.signIn}
          </Link>
        ) : (
          <Link component={RouterLink} to="/tools/offline" sx={{ whiteSpace: 'nowrap' }}>
            {said.kept}
          </Link>
        )
      }
    >
      {said[isReopened ? 'over' : 'away'](
        formatMoment(refreshedAt || contactAt, language),
        said.count(stored, total),
        places,
      )}
      {stored < total && ` ${said.partly}`}
    </Notice>
  );
};

/** What waits to be sent, or was refused; a toast once it has been sent. */
const Waiting = () => {
  const said = words[useLanguage()];
  const notify = useNotify();
  const client = useQueryClient();
  const { additions, sent } = useWaitingStatus();
  const { isAway } = useKeptStatus();
  const { pathname } = useLocation();
  useEffect(() => {
    if (sent.length === 0) return;
    notify(said.sent(sent.map(requestNumber).join(', ')), { type: 'success' });
    setWaitingStatus({ sent: [] });
    void client.invalidateQueries({ queryKey: ['requests'] });
  }, [sent, notify, said, client]);
  const isRefused = additions.some(({ refusal }) => refusal);
  // Where all of it stands it need not be said twice; and without a network the page is for what one looks for.
  if (additions.length === 0 || showsWaiting.includes(pathname) || (isAway && !isRefused)) return null;
  return (
    <Notice
      severity={isRefused ? 'warning' : 'info'}
      role="status"
      sx={bar}
      action={
        <Link component={RouterLink} to="/tools/offline" sx={{ whiteSpace: 'nowrap' }}>
          {said.show}
        </Link>
      }
    >
      {isRefused ? said.refused : said.waiting(additions.length)}
    </Notice>
  );
};

const showsWaiting: readonly string[] = ['/tools/offline', '/message-centre', '/sds-addition-success'];

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
      sx={bar}
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
