import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { type RaRecord, useDeleteMany, useListContext, useNotify, useRefresh } from 'react-admin';
import { locales } from '#contract/languages.ts';
import { isolate } from '../i18n/isolate.ts';
import { useLanguage } from '../i18n/language.ts';
import { useCountText, useText } from '../i18n/use-text.ts';
import { CallError } from '../providers/call-error.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { catchFocus } from '../ui/focus-heading.ts';
import { useAccess } from './access.ts';
import { recordNameOf, useResourceDeclaration } from './resource-context.ts';
import { useShowError } from './use-show-refusal.ts';

/** Whether this person may delete selected rows together. */
export const useHasBulkActions = (): boolean => {
  const canAccess = useAccess();
  const { name, deleteMany } = useResourceDeclaration();
  return deleteMany !== undefined && canAccess(name, 'delete');
};

/** How many are named before they are deleted; the others, and those of other pages, are only counted. */
const mostNames = 5;

/** Deletes what is ticked, after asking. Its room is kept, so that nothing jumps when the first row is ticked. */
export const BulkActionsToolbar = () => {
  const resource = useResourceDeclaration();
  const notify = useNotify();
  const { name, deleteManyAlso: Also } = resource;
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const refresh = useRefresh();
  const showError = useShowError();
  const { data = [], selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const [isAsking, setAsking] = useState(false);
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
  const [deleteMany, { isPending }] = useDeleteMany();
  const count = selectedIds.length;
  const names = data.filter(({ id }) => selectedIds.includes(id)).map(recordNameOf(resource));
  const unnamed = count - Math.min(names.length, mostNames);
  const whom = new Intl.ListFormat(locales[language]).format([
    ...names.slice(0, mostNames).map(isolate),
    ...(unnamed > 0 ? [countText('lists.others', unnamed)] : []),
  ]);
  const confirm = () =>
    deleteMany(
      name,
      { ids: selectedIds, meta: { query } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(text(`resources.${name}.texts.deletedMany`));
          onUnselectItems();
          setAsking(false);
        },
        onError: (error) => {
          if (error instanceof CallError && error.status === 404) {
            // What is gone cannot be unticked.
            onUnselectItems();
            notify(text(`resources.${name}.texts.someGone`), { type: 'error' });
          } else showError(error);
          setAsking(false);
          refresh();
        },
      },
    );
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: 4,
        minHeight: 52,
        borderBottom: 1,
        borderColor: 'divider',
        ...(count > 0 && {
          // Of a long list, what it does to the rows stays in sight; beneath the header.
          position: 'sticky',
          top: { xs: 52, sm: 56 },
          zIndex: 2,
          bgcolor: 'background.paper',
          backgroundImage: ({ palette }) => `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
          '@media (max-height: 400px)': { position: 'static' },
        }),
      }}
    >
      <Button
        size="small"
        color="error"
        startIcon={<DeleteOutlined />}
        disabled={count === 0}
        onClick={() => setAsking(true)}
      >
        {text('lists.deleteSelected')}
      </Button>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {count > 0 && countText('lists.selected', count)}
      </Typography>
      {count > 0 && (
        <Button
          size="small"
          onClick={() => {
            onUnselectItems();
            catchFocus();
          }}
          sx={{ ml: -2 }}
        >
          {text('lists.clearSelection')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={countText(`resources.${name}.texts.deleteManyTitle`, count)}
          act={text('lists.delete')}
          isActing={isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {`${whom}. ${text(`resources.${name}.texts.deleteManyDetail`)}`}
          {Also && (
            <Suspense fallback={null}>
              <Also ids={selectedIds} onChange={setQuery} />
            </Suspense>
          )}
        </ConfirmDialog>
      )}
    </Box>
  );
};
