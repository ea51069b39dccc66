import ArrowBack from '@mui/icons-material/ArrowBack';
import FindInPageOutlined from '@mui/icons-material/FindInPageOutlined';
import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { ImportRecord } from '#contract/imports/define-imports.ts';
import { busyStates, importKinds, openStates } from '#contract/imports/states.ts';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { useCall } from '#src/providers/use-call.ts';
import { catchFocus } from '#src/ui/focus-heading.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { ImportFiles } from '../files/ImportFiles.tsx';
import { useImportMessages } from '../messages.ts';
import { useImportPart } from '../parts.ts';
import { StatePill } from '../StatePill.tsx';
import { Ended } from './Ended.tsx';
import { type ChangedChoices, Examined } from './Examined.tsx';
import { isChecked, type RowDrafts, unsavedOf } from './mending.ts';
import { useOneMessages } from './messages.ts';
import { UnderWay } from './UnderWay.tsx';

/** Milliseconds between two looks at how far the server is. */
const askEvery = 1500;

/** One import, as far as it is. */
export const ImportView = () => {
  const messages = useOneMessages();
  const { get } = useImportPart();
  const id = Number(useParams().id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useCall(
    get,
    { params: { id } },
    {
      enabled: isNumber,
      staleTime: 0,
      askAgain: (answer) => (answer && busyStates.includes(answer.state) ? askEvery : false),
    },
  );
  const [changed, setChanged] = useDraftState<ChangedChoices>('choices', {});
  const [drafts, setDrafts] = useDraftState<RowDrafts>('rows', {});
  useFresh(data);
  if (!isNumber || error?.status === 404) return <NoSuchImport />;
  if (error && !data) return <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Box role="status" aria-busy aria-label={messages.loading} sx={{ px: { xs: 4, sm: 8 }, py: 6, maxWidth: 1280 }}>
        <Skeleton variant="rounded" height={320} />
      </Box>
    );
  const onChanged = async () => void (await refetch());
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <Box
        sx={{
          flex: 1,
          px: { xs: 4, sm: 8 },
          py: { xs: 4, sm: 6 },
          maxWidth: 1280,
          width: '100%',
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
        }}
      >
        <Head one={data} />
        {openStates.includes(data.state) ? (
          <ImportFiles
            key={id}
            one={data}
            onChanged={onChanged}
            hasChoices={Object.keys(changed).length > 0 || unsavedOf(drafts).length > 0}
            onNewList={() => {
              setChanged(({ columns, header_line, ...others }) => others);
              setDrafts({});
            }}
          >
            {data.state === 'examining' && !isChecked(data) && <UnderWay one={data} />}
            {(data.state === 'unclear' || isChecked(data)) && (
              <Examined
                one={data}
                changed={changed}
                setChanged={setChanged}
                mending={{ drafts, setDrafts }}
                onChanged={onChanged}
              />
            )}
          </ImportFiles>
        ) : busyStates.includes(data.state) ? (
          <UnderWay one={data} />
        ) : (
          <Ended one={data} onChanged={onChanged} />
        )}
      </Box>
    </Box>
  );
};

/**
 * What was read of the import in another state of it is asked for anew, and whoever pressed what led there goes on at the heading. While
 * what was corrected is checked again, what was read before stays.
 */
const useFresh = (one: ImportRecord | undefined) => {
  const client = useQueryClient();
  const { preview, rows } = useImportPart();
  const mark = one && `${one.version} ${one.state}`;
  const isShown = one !== undefined && isChecked(one);
  const before = useRef({ mark, isShown });
  useEffect(() => {
    const { mark: last, isShown: wasShown } = before.current;
    before.current = { mark, isShown };
    if (last === undefined || last === mark) return;
    for (const { id } of [preview, rows])
      void (isShown && wasShown
        ? client.invalidateQueries({ queryKey: [id] })
        : client.resetQueries({ queryKey: [id] }));
    if (!isShown || !wasShown) catchFocus();
  }, [mark, isShown, client, preview, rows]);
};

const Head = ({ one }: { readonly one: ImportRecord }) => {
  const messages = useOneMessages();
  const { unnamed } = useImportMessages();
  const language = useLanguage();
  const { path } = useImportPart();
  const { name, kind, state, organisation, created_at, created_by, ended_at } = one;
  const begun = formatMoment(Date.parse(created_at), language);
  const facts = [
    path === '/operator/imports' && organisation[language],
    name && importKinds[kind][language],
    created_by ? messages.begunBy(begun, created_by) : messages.begun(begun),
    ended_at && messages.ended(formatMoment(Date.parse(ended_at), language)),
  ];
  return (
    <div>
      <Link
        component={RouterLink}
        to={path}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 40 }}
      >
        <ArrowBack fontSize="small" aria-hidden />
        {messages.back}
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
          {name || unnamed}
        </Typography>
        <StatePill state={state} />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </div>
  );
};

const NoSuchImport = () => {
  const messages = useOneMessages();
  const { path } = useImportPart();
  return (
    <StatePanel
      icon={<FindInPageOutlined />}
      title={messages.gone}
      actions={
        <Button variant="contained" component={RouterLink} to={path}>
          {messages.back}
        </Button>
      }
    >
      {messages.goneDetail}
    </StatePanel>
  );
};
