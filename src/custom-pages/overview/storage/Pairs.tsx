import { Box, Button, Paper, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { type StorageAdvice, withdrawAcceptance } from '#contract/calls/storage-advice.ts';
import { storageGroups, storageSources, storageVerdictIds, storageVerdicts } from '#contract/sheets/storage-groups.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { addressOfPlace } from './address-of-place.ts';
import { useStorageMessages } from './messages.ts';
import { everyPair, hasWords, isWanted, PairFilter } from './PairFilter.tsx';

type Pair = StorageAdvice['together'][number];
type Place = Pair['places'][number];
type Side = Place['a_side'];

/** `Acids and Bases`, in the reader's words. */
const usePairName = () => {
  const messages = useStorageMessages();
  const language = useLanguage();
  return ({ a, b }: Pick<Pair, 'a' | 'b'>) => messages.pair(storageGroups[a][language], storageGroups[b][language]);
};

/** More pairs than these are a list to choose from: each says the rest when it is opened. */
const mostOpen = 6;

/** What stands together in a location: the gravest first, with the products, why, and who accepted it. */
export const Pairs = ({ advice, onChanged }: { advice: StorageAdvice; onChanged: () => void }) => {
  const messages = useStorageMessages();
  const language = useLanguage();
  const nameOf = usePairName();
  const { together, between, idle, gone, since } = advice;
  const [wanted, setWanted] = useState(everyPair);
  const shown = together.filter((pair) => isWanted(pair, wanted, language));
  // Of those nothing but the groups is told: words alone narrow them.
  const apart = between.filter((pair) => hasWords(nameOf(pair), wanted.words));
  return (
    <Box sx={{ mb: 8 }}>
      {together.length > mostOpen && (
        <PairFilter wanted={wanted} onChange={setWanted} shown={shown.length} of={together} />
      )}
      {together.length === 0 && (
        <Typography role="status" sx={{ mb: 4 }}>
          {messages.none}
        </Typography>
      )}
      {storageVerdictIds.map((verdict) => {
        const pairs = shown.filter((pair) => pair.verdict === verdict);
        if (pairs.length === 0) return null;
        return (
          <section key={verdict}>
            <Typography variant="h2" className="storage-heading" sx={{ mb: 3 }}>
              {storageVerdicts[verdict][language]}
            </Typography>
            {pairs.map((pair) => (
              <PairCard key={nameOf(pair)} pair={pair} isOpen={shown.length <= mostOpen} onChanged={onChanged} />
            ))}
          </section>
        );
      })}
      {apart.length > 0 && (
        <section>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {messages.between}
          </Typography>
          <ul className="storage-list">
            {apart.map((pair) => (
              <li key={nameOf(pair)}>
                {nameOf(pair)}
                <span className="storage-note"> · {messages.headings[pair.verdict]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {idle.length > 0 && (
        <section>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {messages.idle}
          </Typography>
          {idle.map((acceptance) => (
            <div key={`${acceptance.location} ${nameOf(acceptance)}`} className="storage-at">
              <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
                {nameOf(acceptance)} · {acceptance.place}
              </Typography>
              <Accepted pair={acceptance} here={acceptance.location} acceptance={acceptance} onChanged={onChanged} />
            </div>
          ))}
        </section>
      )}
      {gone.length > 0 && since && (
        <section>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {messages.gone(formatLongDate(since, language))}
          </Typography>
          <ul className="storage-list">
            {gone.map((pair) => (
              <li key={`${pair.id} ${nameOf(pair)}`}>
                {nameOf(pair)}
                <span className="storage-note"> · {pair.name}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Box>
  );
};

const PairCard = ({ pair, isOpen, onChanged }: { pair: Pair; isOpen: boolean; onChanged: () => void }) => {
  const messages = useStorageMessages();
  const language = useLanguage();
  const nameOf = usePairName();
  const { why, sources, places, left_out } = pair;
  const isNew = places.some(({ is_new }) => is_new);
  const isAccepted = left_out === 0 && places.every(({ acceptance }) => acceptance !== undefined);
  return (
    <Paper component="article" variant="outlined" className={`storage-pair is-${pair.verdict}`}>
      <details open={isOpen}>
        <summary>
          <Typography variant="h3" sx={{ display: 'inline' }}>
            {nameOf(pair)}
          </Typography>
          <span className="storage-note"> · {messages.inPlaces(places.length + left_out)}</span>
          {isNew && <span className="storage-mark">{messages.isNew}</span>}
          {isAccepted && <span className="storage-mark">{messages.headings.accepted}</span>}
        </summary>
        <Typography sx={{ mt: 2 }}>{why}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {messages.source(sources.map((source) => storageSources[source][language]).join('; '))}
        </Typography>
        {places.map((place) => (
          <PlaceOfPair key={place.id} pair={pair} place={place} onChanged={onChanged} />
        ))}
        {left_out > 0 && <Typography sx={{ mt: 2 }}>{messages.morePlaces(left_out)}</Typography>}
      </details>
    </Paper>
  );
};

interface PlaceProps {
  readonly pair: Pair;
  readonly place: Place;
  readonly onChanged: () => void;
}

const PlaceOfPair = ({ pair, place, onChanged }: PlaceProps) => {
  const messages = useStorageMessages();
  const language = useLanguage();
  const name = usePairName()(pair);
  const [isAccepting, setAccepting] = useState(false);
  return (
    <div className="storage-at">
      <Typography variant="subtitle2" component="h4" sx={{ overflowWrap: 'anywhere' }}>
        {place.name}
        {place.is_new && <span className="storage-mark">{messages.isNew}</span>}
      </Typography>
      <div className="storage-sides">
        <SideList title={storageGroups[pair.a][language]} side={place.a_side} place={place} />
        {pair.a !== pair.b && <SideList title={storageGroups[pair.b][language]} side={place.b_side} place={place} />}
      </div>
      {place.acceptance ? (
        <Accepted pair={pair} here={place.id} acceptance={place.acceptance} onChanged={onChanged} />
      ) : (
        <Button
          size="small"
          variant="outlined"
          className="no-print"
          aria-label={messages.acceptNamed(name, place.name)}
          onClick={() => setAccepting(true)}
        >
          {messages.accept}
        </Button>
      )}
      {isAccepting && (
        <AcceptDialog
          pair={`${pair.a}+${pair.b}`}
          name={name}
          place={place}
          onDone={() => {
            setAccepting(false);
            onChanged();
          }}
          onOvertaken={onChanged}
          onCancel={() => setAccepting(false)}
        />
      )}
    </div>
  );
};

interface SideProps {
  readonly title: string;
  readonly side: Side;
  readonly place: Place;
}

const SideList = ({ title, side: { products, left_out }, place }: SideProps) => {
  const messages = useStorageMessages();
  // A CAS number says what the product contains; its own name, which has the word, need not be said twice.
  const factOf = (name: string, sign: string) =>
    /^\d+-\d\d-\d$/.test(sign) ? messages.contains(sign) : sign === name ? '' : sign;
  return (
    <div>
      <p className="storage-note">{title}</p>
      <ul className="storage-list">
        {products.map(({ isn, name, manufacturer, sign }) => (
          <li key={isn}>
            <Link to={`/sds-details/isn/${isn}`}>{name}</Link>
            <span className="storage-note"> · {[manufacturer, factOf(name, sign)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
        {left_out > 0 && (
          <li className="storage-note">
            {messages.moreProducts(left_out)}
            <span className="no-print">
              {' · '}
              <Link to={addressOfPlace(place.path)}>{messages.placeLink}</Link>
            </span>
          </li>
        )}
      </ul>
    </div>
  );
};

interface AcceptedProps {
  readonly pair: Pick<Pair, 'a' | 'b'>;
  /** Number of the location that one looks at. */
  readonly here: number;
  readonly acceptance: NonNullable<Place['acceptance']>;
  readonly onChanged: () => void;
}

const Accepted = ({ pair, here, acceptance, onChanged }: AcceptedProps) => {
  const messages = useStorageMessages();
  const language = useLanguage();
  const notify = useNotify();
  const name = usePairName()(pair);
  const [isAsking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { isSending, send } = useSend();
  const { location, place, reason, by, accepted_at, until } = acceptance;
  const withdraw = () =>
    send(async () => {
      const params = { location, pair: `${pair.a}+${pair.b}` };
      await callApi(withdrawAcceptance, { params }).finally(() => setAsking(false));
      notify(messages.withdrawn);
      // The button that has the focus goes with the acceptance.
      const pairHead = root.current?.closest('details')?.querySelector('summary');
      setTimeout(() => (pairHead ? pairHead.focus() : focusHeading()));
      onChanged();
    });
  const facts = [
    messages.acceptedBy(by, formatLongDate(accepted_at, language)),
    until && messages.acceptedUntil(formatLongDate(until, language)),
    location !== here && messages.acceptedAbove(place),
  ].filter(Boolean);
  return (
    <div className="storage-accepted" ref={root}>
      <p className="storage-reason">{reason}</p>
      <p className="storage-note">{facts.join(' · ')}</p>
      <Button
        size="small"
        className="no-print"
        aria-label={messages.withdrawNamed(name, place)}
        onClick={() => setAsking(true)}
      >
        {messages.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.withdrawQuestion}
          act={messages.withdraw}
          isActing={isSending}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
        >
          {messages.withdrawDetail(place, reason)}
        </ConfirmDialog>
      )}
    </div>
  );
};
