import { useCallback, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormDraft } from '#src/ui/forms/FormDraft.tsx';
import { PdfPane } from '../pdf/PdfPane.tsx';
import type { DeskRequest } from '../request.ts';
import { useWords } from '../use-words.ts';
import { AdditionForm } from './AdditionForm.tsx';
import { FormFooter } from './FormFooter.tsx';
import { ReadingProvider } from './reading/reading-context.ts';
import { usePlaces } from './reading/use-places.ts';
import { type Part, SplitView } from './SplitView.tsx';
import { UnsavedGuard } from './saving/UnsavedGuard.tsx';
import { useConfirm } from './saving/use-confirm.ts';
import { useDraft } from './saving/use-draft.ts';
import { useFaultFocus } from './saving/use-fault-focus.ts';
import { useRefusal } from './saving/use-refusal.ts';
import { useShortcuts } from './saving/use-shortcuts.ts';
import type { Work } from './use-addition.ts';
import type { SheetField, Values } from './values.ts';

interface Props {
  readonly request: DeskRequest;
  readonly work: Work;
  /** Somebody else has confirmed or refused it while it was worked on here. */
  readonly isEndedMeanwhile: boolean;
  readonly onReload: () => void;
}

/** The PDF and the form side by side; each shows where the other comes from. */
export const AdditionDesk = ({ request, work, isEndedMeanwhile, onReload }: Props) => {
  const word = useWords();
  const { id, info, status } = request;
  const isOpen = status === 'processing';
  const form = useForm<Values>({ defaultValues: { ...work.draft, note: '' }, disabled: !isOpen });
  const isLeaving = useRef(false);
  const [part, setPart] = useState<Part>('form');
  const { marks, target, show, setFocus } = usePlaces(work.reading);
  const faults = useFaultFocus(() => setPart('form'));
  const onRefused = useRefusal(form);
  const draft = useDraft({ id, form, version: work.version, isOpen, onRefused });
  const { isConfirming, confirm } = useConfirm({ request, form, draft, onRefused, isLeaving, onFaults: faults.focus });
  const showInPdf = useCallback(
    (field: SheetField) => {
      setPart('pdf');
      show(field);
    },
    [show],
  );
  useShortcuts({ onConfirm: () => isOpen && void confirm(), onSave: () => isOpen && void draft.save() });

  return (
    <FormProvider {...form}>
      <ReadingProvider value={{ reading: work.reading, show: showInPdf }}>
        {isOpen && <FormDraft name="addition" />}
        {isOpen && <UnsavedGuard draft={draft} isLeaving={isLeaving} />}
        <SplitView
          part={part}
          onPart={setPart}
          pdf={<PdfPane id={id} fileName={info.file_name || word('pdfPane')} marks={marks} target={target} />}
          form={
            <AdditionForm
              ref={faults.form}
              request={request}
              work={work}
              isChanged={draft.stage === 'changed'}
              isEndedMeanwhile={isEndedMeanwhile}
              onReload={onReload}
              onField={setFocus}
            />
          }
          foot={
            isOpen && (
              <FormFooter
                request={request}
                draft={draft}
                savedBy={work.saved_by}
                isConfirming={isConfirming}
                onConfirm={() => void confirm()}
                onRefused={() => {
                  isLeaving.current = true;
                }}
              />
            )
          }
        />
      </ReadingProvider>
    </FormProvider>
  );
};
