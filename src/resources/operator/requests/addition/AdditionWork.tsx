import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormDraft } from '#src/ui/forms/FormDraft.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { useFirstErrorFocus } from '#src/ui/forms/use-first-error-focus.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { PdfPane } from '../pdf/PdfPane.tsx';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { focusForm, useFirstWork } from '../work/first-work.ts';
import { useAskWhose } from '../work/use-ask-whose.tsx';
import { useIsReady } from '../work/use-is-ready.ts';
import { WorkFailed, WorkLoading } from '../work/WorkStates.tsx';
import { AdditionForm } from './AdditionForm.tsx';
import { FormFooter } from './FormFooter.tsx';
import { ReadingProvider } from './reading/reading-context.ts';
import { usePlaces } from './reading/use-places.ts';
import { useRecognised } from './reading/use-recognised.ts';
import { type Part, SplitView } from './SplitView.tsx';
import { LookFirst, useLookFirst } from './saving/LookFirst.tsx';
import { useConfirm, useShowErrors } from './saving/use-confirm.ts';
import { type Draft, useDraft } from './saving/use-draft.ts';
import { useReadAgain } from './saving/use-read-again.ts';
import { useSplit } from './saving/use-split.ts';
import { useAddition, type Work } from './use-addition.ts';
import { type EndedMeanwhile, useEndedMeanwhile } from './use-ended-meanwhile.ts';
import type { FormPart, SheetField, Values } from './values.ts';

/** A sheet to add: its PDF, and beside it the form that was filled in from it. */
export const AdditionWork = ({ request: now }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useAddition(now.id);
  const load = useCallback(() => void refetch(), [refetch]);
  const meanwhile = useEndedMeanwhile(now, load);
  const note = useRef('');
  if (error && !isFetching) return <WorkFailed level={2} onRetry={load} />;
  if (!data || (meanwhile.isEnded && isFetching)) return <WorkLoading words={word('reading')} />;
  // Loaded anew, it is another form.
  return (
    <AdditionWorkspace
      key={dataUpdatedAt}
      request={meanwhile.request}
      work={data}
      endedMeanwhile={meanwhile.toldOf(data)}
      note={note.current}
      onEntered={meanwhile.noteEntered}
      onEnding={meanwhile.setEnding}
      onReload={(written = '') => {
        note.current = written;
        meanwhile.forgetEntered();
        load();
      }}
    />
  );
};

interface Props {
  readonly request: OperatorRequest;
  readonly work: Work;
  readonly endedMeanwhile: EndedMeanwhile;
  /** What was written to the organisation before it was loaded anew, which a split or a new reading leaves as it was. */
  readonly note: string;
  readonly onEntered: (values: Values, before: Work['draft']) => void;
  /** Called while the person ends it, and once more where that fails. */
  readonly onEnding: (isEnding: boolean) => void;
  readonly onReload: (note?: string) => void;
}

/** The PDF and the form side by side; each shows where the other comes from. */
const AdditionWorkspace = ({ request, work: loaded, endedMeanwhile, note, onEntered, onEnding, onReload }: Props) => {
  const word = useRequestMessages();
  const { id, info, status } = request;
  const isOpen = status === 'processing';
  const form = useForm<Values>({ defaultValues: loaded.draft, disabled: !isOpen });
  const { subscribe, getValues } = form;
  useEffect(() => {
    if (!isOpen) return;
    const tell = ({ name }: { name?: string | undefined }) =>
      name !== undefined && onEntered(getValues(), loaded.draft);
    return subscribe({ formState: { values: true }, callback: tell });
  }, [isOpen, subscribe, getValues, onEntered, loaded.draft]);
  const isLeaving = useRef(false);
  const [part, setPart] = useState<Part>('form');
  const faults = useFaultFocus(() => setPart('form'));
  const onRefused = useShowErrors(form);
  const whose = useAskWhose(request);
  const { send } = whose;
  const draft = useDraft({ id, form, version: loaded.version, isOpen, onRefused });
  const isUntouched = !draft.isUnsaved && draft.isAsFound;
  const recognised = useRecognised({ id, form, work: loaded, isOpen, isUntouched });
  const { work } = recognised;
  const { marks, target, show, setFocus } = usePlaces(work.reading);
  // Set after it is being watched: like what is typed it is kept a moment later.
  useEffect(() => {
    if (note !== '') form.setValue('note', note);
  }, [form, note]);
  const { isConfirming, confirm } = useConfirm({
    request,
    form,
    draft,
    send,
    onRefused,
    isLeaving,
    onFaults: faults.focus,
    onEnding,
  });
  const onSplit = () => onReload(form.getValues('note'));
  const { isSplitting, split } = useSplit({ id, reading: work.reading, draft, send, onSplit });
  const { isReadingAgain, readAgain } = useReadAgain({ id, draft, onRead: () => onReload(form.getValues('note')) });
  const showInPdf = useCallback(
    (field: SheetField) => {
      setPart('pdf');
      show(field);
    },
    [show],
  );
  const isReady = useIsReady(tooSoon);
  const isUndecided = () => work.candidates.length > 0 && form.getValues('decision.kind') === 'new';
  const look = useLookFirst(work.reading, isUndecided, () => getValues('sheet'));
  const isArriving = useFirstWork(request, { isReady, isAwaited: recognised.isAwaited });
  const add = () =>
    whose.before(() => {
      // What is read off this file is kept only where no other sheet is used.
      if (form.getValues('decision.kind') === 'use') void confirm();
      else look.before(() => void confirm());
    });
  const lookAt = (field: FormPart) => {
    look.close();
    setPart('form');
    // The dialog hands the focus back first.
    setTimeout(() => faults.form.current?.querySelector<HTMLElement>(controlOf(field))?.focus());
  };

  return (
    <FormProvider {...form}>
      <ReadingProvider value={{ reading: isOpen ? recognised.told : ended, show: showInPdf }}>
        {isOpen && <FormDraft name="addition" />}
        {isOpen && <UnsavedGuard draft={draft} isLeaving={isLeaving} />}
        <SplitView
          part={part}
          onPart={setPart}
          pdf={
            request.has_file ? (
              // Pages that lay on their side have been set upright.
              <PdfPane
                key={String(work === loaded)}
                id={id}
                fileName={info.file_name || word('pdfPane')}
                marks={marks}
                target={target}
              />
            ) : (
              <StatePanel level={2} icon={<NoteAddOutlined />} title={word('withoutPdf')}>
                {word('withoutPdfDetail')}
              </StatePanel>
            )
          }
          form={
            <AdditionForm
              ref={faults.form}
              request={request}
              work={work}
              isChanged={draft.stage === 'changed'}
              endedMeanwhile={endedMeanwhile}
              onReload={() => onReload()}
              onSplit={() => whose.before(() => void split())}
              isSplitting={isSplitting}
              onReadAgain={() => void readAgain()}
              isReadingAgain={isReadingAgain}
              onShowRead={
                recognised.isWaiting &&
                (() => {
                  recognised.show();
                  focusForm();
                })
              }
              onWork={look.noteLook}
              onField={(part) => {
                if (!isArriving.current) look.noteLook(part);
                setFocus(part === 'decision' ? undefined : part);
              }}
            />
          }
          footer={
            isOpen && (
              <FormFooter
                request={request}
                draft={draft}
                savedBy={work.saved_by}
                isConfirming={isConfirming}
                isReady={isReady}
                onConfirm={add}
                onEnding={onEnding}
                onRefused={() => {
                  isLeaving.current = true;
                }}
              />
            )
          }
        />
        {whose.question}
        <LookFirst
          asked={look.asked}
          onLook={lookAt}
          onAdd={() => {
            look.close();
            void confirm();
          }}
        />
      </ReadingProvider>
    </FormProvider>
  );
};

/** Of what has ended nothing is uncertain any more: where its values were read says nothing of what was entered since. */
const ended = { outcome: 'failed', pages: 0, fields: {} } as const;

/** What of a field takes the focus. */
const controlOf = (field: FormPart): string =>
  [
    `[data-field=${field}][data-toggles]`,
    ...['input', 'textarea', '[tabindex="0"]', 'button:not([aria-pressed])'].map(
      (control) => `[data-field=${field}] ${control}`,
    ),
  ].join();

/** Saves what can be saved before one leaves; asks about what was refused. */
const UnsavedGuard = ({ draft, isLeaving }: { draft: Draft; isLeaving: RefObject<boolean> }) => (
  <LeaveGuard isDirty={draft.isUnsaved} isLeaving={isLeaving} onLeave={draft.save} />
);

/** Milliseconds in which nobody has looked at a sheet. */
const tooSoon = 2000;

/** Puts the focus on the first field at fault, once the faults are on the screen. */
const useFaultFocus = (showForm: () => void) => {
  const form = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const show = useRef(showForm);
  show.current = showForm;
  useFirstErrorFocus(() => form.current, { when: asked > 0, each: asked });
  return {
    form,
    focus: useCallback(() => {
      show.current();
      setAsked((before) => before + 1);
    }, []),
  };
};
