import { Box, Button, Link, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { getLocationsByIsns } from '#contract/calls/removals.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { focusFirstError } from '#src/ui/forms/use-first-error-focus.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { ChooseRow } from './ChooseRow.tsx';
import { checkDrafts, type Draft, sameForAll } from './draft.ts';
import { WizardFooter } from './WizardFooter.tsx';

interface Props {
  readonly drafts: readonly Draft[];
  /** What was ticked, the sheets included that cannot be requested. */
  readonly selection: readonly Sheet[];
  readonly found: z.output<(typeof getLocationsByIsns)['answer']>;
  readonly onChange: (drafts: readonly Draft[]) => void;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** The places to remove each sheet from. The number of missing ones is on top and links to the first field. */
export const ChooseStep = ({ drafts, selection, found, onChange, onCancel, onContinue }: Props) => {
  const text = useText();
  const translate = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const wrong = drafts.filter(({ error }) => error !== undefined);
  /** Where the focus goes once what changed is on the page. */
  const focusNext = useRef<((body: HTMLElement) => void) | undefined>(wrong.length > 0 ? focusFirstError : undefined);
  useEffect(() => {
    if (body.current) focusNext.current?.(body.current);
    focusNext.current = undefined;
  });
  const change = (index: number, changed: Partial<Draft>) =>
    onChange(drafts.map((draft, at) => (at === index ? { ...draft, ...changed, error: undefined } : draft)));
  const goOn = () => {
    const checked = checkDrafts(drafts, found.locationCount, translate('errors.removal.location_required'));
    if (checked.every(({ error }) => error === undefined)) return onContinue();
    focusNext.current = focusFirstError;
    onChange(checked);
  };
  const takeOff = (index: number) => {
    focusNext.current = (within) => focusRowAt(within, index);
    onChange(drafts.filter((_, at) => at !== index));
  };
  return (
    <>
      <Box ref={body} tabIndex={-1} sx={{ flex: 1, overflowY: 'auto', px: { xs: 4, sm: 6 }, py: 4, outline: 'none' }}>
        <TakenOff selection={selection} found={found} />
        {wrong.length > 0 && <WhatIsWrong wrong={wrong} onGo={(isn) => focusRow(body.current, isn)} />}
        {drafts.length === 0 ? (
          <Typography sx={{ py: 4 }}>{text('removal.nothingLeft')}</Typography>
        ) : (
          <>
            {drafts.length > 1 && (
              <Button
                size="small"
                disabled={!drafts[0]?.chosen.length && !drafts[0]?.info.trim()}
                onClick={() => onChange(sameForAll(drafts))}
              >
                {text('removal.sameForAll')}
              </Button>
            )}
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {drafts.map((draft, index) => (
                <ChooseRow
                  key={draft.sheet.isn}
                  draft={draft}
                  locationCount={found.locationCount}
                  isFirst={index === 0}
                  onChange={(changed) => change(index, changed)}
                  onTakeOff={() => takeOff(index)}
                />
              ))}
            </Box>
          </>
        )}
      </Box>
      <WizardFooter>
        <Button onClick={onCancel}>{text('removal.cancel')}</Button>
        <Button variant="contained" onClick={goOn} disabled={drafts.length === 0}>
          {text('removal.continue')}
        </Button>
      </WizardFooter>
    </>
  );
};

/** Sheets that were ticked and cannot be requested any more: somebody was quicker. */
const TakenOff = ({ selection, found }: Pick<Props, 'selection' | 'found'>) => {
  const text = useText();
  const known = new Map(found.data.map((sheet) => [sheet.isn, sheet]));
  const namesOf = (sheets: readonly Sheet[]) => sheets.map(({ productName }) => productName).join('; ');
  const gone = selection.filter(({ id }) => !known.has(id));
  const done = selection.filter(({ id }) => known.get(id)?.requested);
  return (
    <>
      {gone.length > 0 && (
        <Notice role="alert" severity="warning" sx={{ mb: 3 }}>
          {text('removal.gone', { names: namesOf(gone) })}
        </Notice>
      )}
      {done.length > 0 && (
        <Notice severity="info" role="note" sx={{ mb: 3 }}>
          {text('removal.done', { names: namesOf(done) })}
        </Notice>
      )}
    </>
  );
};

const WhatIsWrong = ({ wrong, onGo }: { wrong: readonly Draft[]; onGo: (isn: number) => void }) => {
  const text = useText();
  const countText = useCountText();
  /** The maker and the product's code distinguish two sheets of one name. */
  const nameOf = ({ productName, manufacturer, productId }: Draft['sheet']) =>
    wrong.filter(({ sheet }) => sheet.productName === productName).length > 1
      ? [productName, manufacturer, productId].filter(Boolean).join(', ')
      : productName;
  const isMissing = wrong.every(({ chosen, sheet }) => chosen.length === 0 && sheet.subsets.length > 0);
  return (
    <Notice severity="error" sx={{ mb: 3 }}>
      <strong>{countText(isMissing ? 'removal.missingLead' : 'removal.refusedLead', wrong.length)}</strong>{' '}
      {text(isMissing ? 'removal.missingRest' : 'removal.refusedRest')}{' '}
      {wrong.map(({ sheet }, index) => (
        <span key={sheet.isn}>
          {index > 0 && ', '}
          <Link component="button" type="button" underline="always" onClick={() => onGo(sheet.isn)}>
            {nameOf(sheet)}
          </Link>
        </span>
      ))}
    </Notice>
  );
};

const focusRow = (body: HTMLElement | null, isn: number) =>
  body?.querySelector<HTMLElement>(`[data-isn="${isn}"] :is(input, button)`)?.focus();

/** The row that moved up to where one was taken off, the last one, or what says that none is left. */
const focusRowAt = (body: HTMLElement, index: number) => {
  const rows = body.querySelectorAll<HTMLElement>('[data-isn]');
  const row = rows[Math.min(index, rows.length - 1)];
  (row?.querySelector<HTMLElement>('[data-take-off]') ?? body).focus();
};
