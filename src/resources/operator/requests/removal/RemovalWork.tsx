import { Box, Button, Link, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { urlOf } from '#contract/call-url.ts';
import { decideRemoval } from '#contract/calls/operator/requests.ts';
import { getOperatorSheetPdf } from '#contract/calls/operator/sheets.ts';
import { removalOutcomes } from '#contract/operator/removal-outcome.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { useKeys } from '#src/resources/operator/keys/use-key.ts';
import { LongText } from '#src/resources/requests/details/LongText.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { AboutRequest } from '../work/AboutRequest.tsx';
import { useFirstWork } from '../work/first-work.ts';
import { PlainWork } from '../work/PlainWork.tsx';
import { RefuseButton } from '../work/RefuseButton.tsx';
import { TemplateMenu } from '../work/TemplateMenu.tsx';
import { useAct } from '../work/use-act.ts';
import { useAskWhose } from '../work/use-ask-whose.tsx';
import { useGoOn } from '../work/use-go-on.ts';

/** A sheet that is to leave some locations: decided for each of them. */
export const RemovalWork = ({ request }: { request: OperatorRequest }) => {
  const text = useText();
  const word = useRequestMessages();
  const { info, removals, status } = request;
  const { isn, product_name = '', manufacturer = '', product_id = '', additional_information = '' } = info;
  return (
    <PlainWork about={<AboutRequest request={request} />}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Facts
          facts={[
            {
              label: word('sheet'),
              value: (
                <>
                  <strong>{product_name}</strong>, <bdi>{manufacturer}</bdi>
                  {isn !== undefined && (
                    <div>
                      <SheetLink isn={isn} />
                    </div>
                  )}
                </>
              ),
            },
            { label: text('search.columns.productId'), value: product_id },
            {
              label: word('theirNote'),
              value: additional_information && <LongText>{additional_information}</LongText>,
            },
          ]}
        />
        {status === 'processing' ? (
          <RemovalForm request={request} />
        ) : (
          <section>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {word('places')}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {removals.map((removal) => (
                <LocationDecision key={removal.location} removal={removal} isApproved={undefined} isFaulty={false} />
              ))}
            </Box>
          </section>
        )}
      </Box>
    </PlainWork>
  );
};

const SheetLink = ({ isn }: { isn: number }) => {
  const text = useText();
  const word = useRequestMessages();
  return (
    <Link
      href={urlOf(getOperatorSheetPdf, { id: isn })}
      target="_blank"
      rel="noopener"
      aria-label={text('shell.newTab', { name: word('sheetPdf') })}
    >
      {word('sheetPdf')}
    </Link>
  );
};

/** Decides for each location, and carries it out. */
const RemovalForm = ({ request }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const translate = useTranslate();
  const goOn = useGoOn(request);
  const whose = useAskWhose(request);
  const form = useRef<HTMLFormElement>(null);
  const [decisions, setDecisions] = useDraftState<Decisions>('decisions', {});
  const [note, setNote] = useDraftState('note', '');
  const isLeaving = useRef(false);
  const { isActing, error, setError, act } = useAct('decisions');
  const [noteError, setNoteError] = useState<string>();
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { id, removals } = request;
  const keys = useKeys();
  useFirstWork(request);
  // Whoever asked is told why nothing was done.
  const isKeptEverywhere = removals.every(({ location }) => decisions[location] === false);
  const isKeptSomewhere = removals.some(({ location }) => decisions[location] === false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (firstUndecided(removals, decisions)) {
      setError(translate('errors.removal.undecided'));
      form.current?.querySelector<HTMLElement>('[data-undecided] button')?.focus();
      return;
    }
    if (isKeptEverywhere && note.trim() === '') {
      setNoteError(word('noteRequired'));
      noteField.current?.focus();
      return;
    }
    whose.before(carryOut);
  };
  const carryOut = () =>
    void act(async () => {
      const decided = removals.map(({ location }) => ({ location, approve: decisions[location] === true }));
      await whose.send((of) => callApi(decideRemoval, { params: { id }, body: { decisions: decided, note, ...of } }));
      isLeaving.current = true;
      await goOn(word('carriedOut', { id: requestNumber(id) }));
    });
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {whose.question}
      <LeaveGuard isLeaving={isLeaving} isDirty={note !== '' || Object.keys(decisions).length > 0} />
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography variant="h2" sx={{ flex: 1 }}>
            {word('places')}
          </Typography>
          {removals.length > 1 && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => setDecisions(approveEvery(removals))}
              {...keys('approveAll')}
            >
              {word('approveAll')}
            </Button>
          )}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, borderBottom: 1, borderColor: 'divider' }}>
          {removals.map((removal) => (
            <LocationDecision
              key={removal.location}
              removal={removal}
              isApproved={decisions[removal.location]}
              isFaulty={error !== undefined}
              onDecide={(isApproved) => setDecisions((before) => ({ ...before, [removal.location]: isApproved }))}
            />
          ))}
        </Box>
        <div role="alert">{error && <FieldError id="undecided" error={error} />}</div>
      </div>
      {isKeptSomewhere && <TemplateMenu request={id} kind="refusedRemoval" typed={note} onChoose={setNote} />}
      <LabelledInput
        multiline
        minRows={3}
        maxRows={12}
        label={word('note')}
        hint={word('noteHint')}
        value={note}
        onChange={(typed) => {
          setNote(typed);
          setNoteError(undefined);
        }}
        error={noteError}
        inputRef={noteField}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 3 }}>
        {!isActing && (
          <RefuseButton
            request={request}
            onRefused={() => {
              isLeaving.current = true;
            }}
          />
        )}
        <SubmitButton isSending={isActing} {...keys('main')}>
          {word('carryOut')}
        </SubmitButton>
      </Box>
    </Box>
  );
};

type Removal = OperatorRequest['removals'][number];

/** By location, whether the sheet leaves it; absent where nobody has decided yet. */
type Decisions = Readonly<Record<number, boolean>>;

/** The first location that nothing is decided for. */
const firstUndecided = (removals: readonly Removal[], decisions: Decisions): Removal | undefined =>
  removals.find(({ location }) => decisions[location] === undefined);

const approveEvery = (removals: readonly Removal[]): Decisions =>
  Object.fromEntries(removals.map(({ location }) => [location, true]));

interface Props {
  readonly removal: OperatorRequest['removals'][number];
  /** Absent where it is decided already, or cannot be any more. */
  readonly onDecide?: ((isApproved: boolean) => void) | undefined;
  readonly isApproved: boolean | undefined;
  readonly isFaulty: boolean;
}

/** A location that the removal empties, and the decision on it. */
const LocationDecision = ({ removal, onDecide, isApproved, isFaulty }: Props) => {
  const text = useText();
  const word = useRequestMessages();
  const language = useLanguage();
  const name = removal[`name_${language}`] || removal.name_en || text('requests.wholeCollection');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{name}</Box>
      {onDecide ? (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isApproved ?? null}
          onChange={(_, value: boolean | null) => value !== null && onDecide(value)}
          aria-label={word('decisionFor', { name })}
          data-undecided={isApproved === undefined || undefined}
          sx={({ tokens }) => (isFaulty && isApproved === undefined ? { outline: `2px solid ${tokens.red}` } : {})}
        >
          <ToggleButton value={true} sx={{ px: 3 }}>
            {word('approve')}
          </ToggleButton>
          <ToggleButton value={false} sx={{ px: 3 }}>
            {word('keep')}
          </ToggleButton>
        </ToggleButtonGroup>
      ) : (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {removalOutcomes[removal.outcome][language]}
        </Typography>
      )}
    </Box>
  );
};
