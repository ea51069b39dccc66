import AutoFixHighOutlined from '@mui/icons-material/AutoFixHighOutlined';
import { Box, Button, Divider } from '@mui/material';
import { type Ref, type SyntheticEvent, useEffect } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isFileThere } from '#contract/operator/presume-decision.ts';
import { isFromPicture, type SheetReading } from '#contract/reading/sheet-reading.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { tellTakenOut } from '#contract/requests/taken-out.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { requestPath } from '../paths.ts';
import type { OperatorRequest } from '../request.ts';
import { useCountRequestMessages, useRequestMessages } from '../use-request-messages.ts';
import { AboutRequest } from '../work/AboutRequest.tsx';
import { CandidatesBox } from './candidates/CandidatesBox.tsx';
import { OrganisationFields } from './fields/OrganisationFields.tsx';
import { SheetFields } from './fields/SheetFields.tsx';
import { FileKindNotice } from './reading/FileKindNotice.tsx';
import { blurredFields, countRead } from './reading/hints.ts';
import { useReading } from './reading/reading-context.ts';
import type { Work } from './use-addition.ts';
import type { EndedMeanwhile } from './use-ended-meanwhile.ts';
import type { FormPart, Values } from './values.ts';

interface Props {
  readonly request: OperatorRequest;
  readonly work: Work;
  /** Somebody else has saved another draft. */
  readonly isChanged: boolean;
  readonly endedMeanwhile: EndedMeanwhile;
  readonly onReload: () => void;
  readonly onSplit: () => void;
  readonly isSplitting: boolean;
  readonly onReadAgain: () => void;
  readonly isReadingAgain: boolean;
  /** Shows what was recognised in pictures beside what was entered; false where nothing of that waits. */
  readonly onShowRead: (() => void) | false;
  /** The focus has come to a part of the form. */
  readonly onField: (part: FormPart) => void;
  /** Somebody has typed in it, or gone on from it. */
  readonly onWork: (part: FormPart) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** What is known of the sheet, of its likes in the collection, and of the request. */
export const AdditionForm = ({
  request,
  work,
  isChanged,
  endedMeanwhile,
  onReload,
  onSplit,
  isSplitting,
  onReadAgain,
  isReadingAgain,
  onShowRead,
  onField,
  onWork,
  ref,
}: Props) => {
  const word = useRequestMessages();
  const language = useLanguage();
  const { subscribe, clearErrors } = useFormContext<Values>();
  // What was wrong with a field was said of what it held before.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => name !== undefined && clearErrors(name as 'note'),
      }),
    [subscribe, clearErrors],
  );
  const isOpen = request.status === 'processing';
  // What is decided beforehand is seen before it is done. Of what has ended nothing is asked any more.
  const isPresumed = work.draft.decision.kind !== 'new' || work.candidates[0]?.likeness === 'same-file';
  const candidates = isOpen && <CandidatesBox id={request.id} candidates={work.candidates} />;
  return (
    <Box
      ref={ref}
      onFocusCapture={tellField(onField)}
      onInputCapture={tellField(onWork)}
      onKeyDownCapture={(event) => event.key === 'Tab' && tellField(onWork)(event)}
      sx={{ px: { xs: 4, sm: 6 }, py: 4, display: 'grid', gap: 4, maxWidth: 840 }}
    >
      {isChanged && (
        <Notice
          role="alert"
          severity="warning"
          action={
            <Button size="small" onClick={onReload}>
              {word('reload')}
            </Button>
          }
        >
          <strong>{word('changed')}</strong> {word('changedDetail')}
        </Notice>
      )}
      {endedMeanwhile && (
        <Notice role="alert" severity="warning">
          <strong>{word('endedMeanwhile')}</strong> {word('endedMeanwhileDetail')}
          {endedMeanwhile === 'unused' && ` ${word('endedMeanwhileUnused')}`}
        </Notice>
      )}
      {isOpen && work.same_as !== null && <SameFile id={work.same_as} />}
      {request.info.taken_out && (
        <Notice severity="info" role="note">
          {tellTakenOut(request.info.taken_out, language)}
        </Notice>
      )}
      {request.status === 'processing' && <FileKindNotice onSplit={onSplit} isSplitting={isSplitting} />}
      {request.status === 'processing' && request.has_file && (
        <ReadingBanner
          onReadAgain={onReadAgain}
          isReadingAgain={isReadingAgain}
          onShowRead={onShowRead}
          candidates={work.candidates}
        />
      )}
      <Box
        role="group"
        aria-label={word('additionFields')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4 }}
      >
        {isPresumed && candidates}
        <SheetFieldsToKeep isOpen={isOpen} />
        {!isPresumed && candidates}
        <OrganisationFields locations={work.locations} customFields={work.custom_fields} />
        {request.status === 'processing' && <NoteField />}
      </Box>
      <Divider />
      <AboutRequest request={request} />
    </Box>
  );
};

/** Another request for the same file: one of the two is enough. */
const SameFile = ({ id }: { id: number }) => {
  const word = useRequestMessages();
  const number = requestNumber(id);
  return (
    <Notice
      severity="warning"
      role="note"
      action={
        <Button size="small" component={Link} to={requestPath(id)}>
          {word('openRequest', { id: number })}
        </Button>
      }
    >
      {word('sameFileAs', { id: number })}
    </Notice>
  );
};

const tellField =
  (tell: (part: FormPart) => void) =>
  ({ target }: SyntheticEvent) => {
    const field = target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field) tell(field as FormPart);
  };

/** The fields of the sheet; where a sheet that is there is used instead, they are kept from being filled in for nothing. */
const SheetFieldsToKeep = ({ isOpen }: { isOpen: boolean }) => {
  const word = useRequestMessages();
  const decision = useWatch<Values, 'decision'>({ name: 'decision' });
  const { errors } = useFormState<Values>({ name: 'sheet' });
  // What the server finds wrong with them has to be mended all the same.
  const isUnused = isOpen && decision.kind === 'use' && errors.sheet === undefined;
  return (
    <>
      {isUnused && (
        <Notice severity="info" role="note" sx={{ gridColumn: '1 / -1' }}>
          {word('unused')}
        </Notice>
      )}
      <Box inert={isUnused} sx={{ display: 'contents', ...(isUnused && { '& > *': { opacity: 0.5 } }) }}>
        <SheetFields />
      </Box>
    </>
  );
};

/** The note to the member when the sheet is added. */
const NoteField = () => {
  const word = useRequestMessages();
  const { field, fieldState } = useController<Values, 'note'>({ name: 'note' });
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <LabelledInput
        multiline
        minRows={2}
        maxRows={12}
        label={word('note')}
        hint={word('noteHint')}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
    </Box>
  );
};

/** How much of the form the machine has filled in, or why it could not. */
const ReadingBanner = ({
  onReadAgain,
  isReadingAgain,
  onShowRead,
  candidates,
}: Pick<Props, 'onReadAgain' | 'isReadingAgain' | 'onShowRead'> & Pick<Work, 'candidates'>) => {
  const word = useRequestMessages();
  const countWord = useCountRequestMessages();
  const key = useKey('readAgain');
  const { reading } = useReading();
  const decision = useWatch<Values, 'decision'>({ name: 'decision' });
  if (onShowRead)
    return (
      <Notice
        severity="info"
        role="status"
        action={
          <Button size="small" onClick={onShowRead}>
            {word('showRead')}
          </Button>
        }
      >
        {word('recognised')}
      </Notice>
    );
  if (reading.outcome === 'recognising')
    return (
      <Notice severity="info" role="note">
        {word('recognising')}
      </Notice>
    );
  if (reading.brokenOff)
    return (
      <Notice
        severity="warning"
        role="note"
        action={
          <Button size="small" loading={isReadingAgain} onClick={onReadAgain} {...key}>
            {word('readAgain')}
          </Button>
        }
      >
        {word('brokenOff')}
      </Notice>
    );
  if (reading.outcome !== 'read')
    return (
      <Notice severity="warning" role="note">
        {word(reading.outcome === 'unreadable' ? 'unreadable' : 'readFailed')}
      </Notice>
    );
  const { sure, unsure, missing, all } = countRead(reading);
  const { unseen } = reading;
  // Nobody has to look at values that are not kept.
  const isUsed = decision.kind === 'use';
  const isPicture = isFromPicture(reading);
  // The very same file is the same whatever was read in it.
  const usedAs = isFileThere(candidates) ? undefined : 'compareUsed';
  const lookAt = isUsed ? usedAs : 'compareValues';
  return (
    <Notice severity="info" role="note" icon={<AutoFixHighOutlined fontSize="small" />}>
      <strong>{countWord(isPicture ? 'readWell' : 'readCount', sure, { all })}</strong> {word('readHint')}
      {isPicture && <FromPicture reading={reading} lookAt={lookAt} />}
      {!isUsed && !isPicture && unsure > 0 && ` ${countWord('readUnsure', unsure)}`}
      {!isUsed && missing > 0 && ` ${countWord('readNeeds', missing)}`}
      {candidates.length > 0 && decision.kind === 'new' && ` ${word('questionNeeds')}`}
      {!isUsed && unseen && ` ${word('pagesUnseen', { from: unseen[0], to: unseen[1] })}`}
      {reading.isAwaited && ` ${word('picturesAwaited')}`}
    </Notice>
  );
};

/** That it was recognised in pictures, whatever becomes of it; what is to be looked at therefore, and where that was hard. */
const FromPicture = ({
  reading,
  lookAt,
}: {
  reading: SheetReading;
  lookAt: 'compareValues' | 'compareUsed' | undefined;
}) => {
  const word = useRequestMessages();
  const fields = blurredFields(reading).map((field) => word(field));
  return (
    <>
      {' '}
      {word('fromPicture')}
      {lookAt && ` ${word(lookAt)}`}
      {lookAt && fields.length > 0 && ` ${word('blurred', { fields: fields.join(', ') })}`}
    </>
  );
};
