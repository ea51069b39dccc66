import Add from '@mui/icons-material/Add';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Button, Paper, Skeleton, type SxProps, type Theme, Typography } from '@mui/material';
import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useEffect } from 'react';
import { ListBase, type ListBaseProps, type ListControllerResult, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../i18n/format-number.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { CallError } from '../providers/call-error.ts';
import { keepListState } from '../providers/list-states.ts';
import { useUserInfo } from '../providers/user-info.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { PageNumbers } from '../ui/PageNumbers.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useAccess } from './access.ts';
import { BulkActionsToolbar, useHasBulkActions } from './BulkActionsToolbar.tsx';
import { columnsOfResource, wantedOf } from './columns.ts';
import { FilterForm } from './FilterForm.tsx';
import { useResourceDeclaration } from './resource-context.ts';

interface Props extends Pick<ListBaseProps, 'perPage' | 'storeKey'> {
  /** A line under the title. */
  readonly summary?: ReactNode;
  /** In place of the filters that are declared. */
  readonly filters?: ReactNode;
  /** In place of what a list without rows says. */
  readonly empty?: ReactNode;
  /** What else there is on the page, within the list's context. */
  readonly aside?: ReactNode;
  readonly sx?: SxProps<Theme>;
  /** The rows: a `<DataTable>`. */
  readonly children: ReactNode;
}

const ListBaseContext = createContext<ComponentType<ListBaseProps>>(ListBase);

/** Has lists take their rows from another than react-admin's `<ListBase>`, which asks for them: where they are there already. */
export const ListBaseProvider = ListBaseContext.Provider;

/** The page of a list: title, filters, the link to a new record, and its rows or the reason why it has no rows. */
export const List = ({ perPage = 25, storeKey, summary, filters, empty, aside, sx, children }: Props) => {
  const resource = useResourceDeclaration();
  const { permissions } = useUserInfo();
  const language = useLanguage();
  const Base = useContext(ListBaseContext);
  const { name, version = 1, defaultSort: sort = unsorted, refreshEvery, listChunk } = resource;
  const key = storeKey ?? `${name}.v${version}`;
  return (
    <Base
      resource={name}
      perPage={perPage}
      sort={{ field: sort.field, order: sort.order }}
      storeKey={key}
      queryOptions={{
        // Answers have words in them, and an order by words.
        meta: { ...wantedOf(resource, columnsOfResource(resource, permissions)), language },
        onError: () => undefined,
        ...(refreshEvery && { refetchInterval: refreshEvery, refetchOnWindowFocus: 'always' }),
      }}
    >
      <Box
        sx={[
          { px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280, '@media print': { p: 0, maxWidth: 'none' } },
          sx as object,
        ]}
      >
        <ListHeader summary={summary} filters={filters ?? <FilterForm />} />
        <ListContent empty={empty ?? <ListEmpty />}>{children}</ListContent>
      </Box>
      {aside}
      {listChunk && key && <LeftState storeKey={key} first={{ page: 1, perPage, sort, filterValues: {} }} />}
    </Base>
  );
};

/** What react-admin sorts by where nothing is declared. */
const unsorted = { field: 'id', order: 'ASC' } as const;

type Position = Pick<ListControllerResult, 'page' | 'perPage' | 'sort' | 'filterValues'>;

/** Has the server know how the list is left: it draws it so before a script runs. */
const LeftState = ({ storeKey, first }: { storeKey: string; first: Position }) => {
  const state = addressOf(useListContext());
  const left = state === addressOf(first) ? undefined : state;
  useEffect(() => keepListState(storeKey, left), [storeKey, left]);
  return null;
};

/** As react-admin writes it. */
const addressOf = ({ page, perPage, sort, filterValues }: Position): string =>
  new URLSearchParams({
    filter: JSON.stringify(filterValues),
    page: String(page),
    perPage: String(perPage),
    sort: sort.field,
    order: sort.order,
  }).toString();

/** Title and summary, and beside them or beneath what narrows the list, and the way to a new record. */
const ListHeader = ({ summary, filters }: { summary: ReactNode; filters: ReactNode }) => {
  const text = useText();
  const { name, isSearchable } = useResourceDeclaration();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box sx={{ flex: '1 0 auto', maxWidth: '100%' }}>
          <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
            {text(`resources.${name}.titles.list`)}
          </Typography>
          {summary}
        </Box>
        {!isSearchable && filters}
        <CreateButton />
      </Box>
      {isSearchable && <Box sx={{ mb: 4 }}>{filters}</Box>}
    </>
  );
};

/** Leads to the form of a new record, for those who may open it. */
export const CreateButton = () => {
  const text = useText();
  const canAccess = useAccess();
  const { name, paths } = useResourceDeclaration();
  if (paths?.create === undefined || !canAccess(name, 'create')) return null;
  return (
    <Button variant="contained" component={Link} to={paths.create} startIcon={<Add />}>
      {text(`resources.${name}.titles.create`)}
    </Button>
  );
};

const ListContent = ({ empty, children }: { empty: ReactNode; children: ReactNode }) => {
  const { error, isPending, data, total = 0 } = useListContext();
  const hasBulkActions = useHasBulkActions();
  if (error && !data) return <ListFailed error={error} />;
  return (
    // Clipped, not hidden: what sticks within it sticks to the window.
    <Paper variant="outlined" sx={{ borderRadius: '12px', overflow: 'clip' }}>
      {hasBulkActions && <BulkActionsToolbar />}
      {/* Cells and row actions come with chunks of their own: rows are shown once they are complete. */}
      <Suspense fallback={<ListSkeleton />}>
        {isPending || !data ? <ListSkeleton /> : total === 0 ? empty : children}
        <Pagination />
      </Suspense>
    </Paper>
  );
};

/** Why there is no list: it was refused to this person, or did not come. */
const ListFailed = ({ error }: { error: Error }) => {
  const text = useText();
  const { refetch } = useListContext();
  if (error instanceof CallError && error.status === 403) {
    return (
      <StatePanel tone="error" level={2} icon={<LockOutlined />} title={text('errorPages.notAuthorized')}>
        {error.body ? error.message : text('errorPages.notAuthorizedPageTitle')}
      </StatePanel>
    );
  }
  return <LoadFailed level={2} error={error} title={text('lists.failed')} onRetry={() => void refetch()} />;
};

/** An empty list: no records yet, in the resource's words if it has some, or no match for the filters. */
export const ListEmpty = () => {
  const text = useText();
  const { name } = useResourceDeclaration();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  const own = (key: string, otherwise: string) => text(`resources.${name}.texts.${key}`, { _: otherwise });
  const title = isFiltered ? text('lists.noMatch') : own('empty', text('lists.empty'));
  const detail = isFiltered ? '' : own('emptyDetail', '');
  return (
    <Box sx={{ p: 6 }}>
      <Typography sx={detail ? { fontWeight: 600 } : { color: 'text.secondary' }}>{title}</Typography>
      {detail && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{detail}</Typography>}
      {isFiltered && (
        <Button size="small" onClick={() => setFilters({})} sx={{ mt: 2, ml: -2.5 }}>
          {text('search.clearFilters')}
        </Button>
      )}
    </Box>
  );
};

const ListSkeleton = () => {
  const text = useText();
  return (
    <Box role="group" aria-busy aria-label={text('shell.loading')} sx={{ p: 4, display: 'grid', gap: 4 }}>
      {[70, 55, 80, 60, 75].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </Box>
  );
};

/** Which rows are shown, and the pages when there is more than one. */
const Pagination = () => {
  const text = useText();
  const language = useLanguage();
  const { page, perPage, total = 0, setPage, data = [] } = useListContext();
  const pageCount = Math.ceil(total / perPage);
  if (total === 0) return null;
  const number = (value: number) => formatNumber(value, language);
  const first = (page - 1) * perPage + 1;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 4, py: 2.5, minHeight: 56 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
        {pageCount > 1
          ? text('search.showing', { from: number(first), to: number(first + data.length - 1), total: number(total) })
          : text('search.showingAll', { total: number(total) })}
      </Typography>
      {pageCount > 1 && (
        <PageNumbers
          count={pageCount}
          page={page}
          onChange={(_, chosen) => setPage(chosen)}
          aria-label={text('lists.pages')}
        />
      )}
    </Box>
  );
};
