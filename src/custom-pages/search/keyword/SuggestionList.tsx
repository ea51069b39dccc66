import { Box, Paper } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useDeferredValue, useEffect, useImperativeHandle, useState } from 'react';
import { suggest } from '#contract/calls/suggest.ts';
import type { FacetName } from '#contract/search/facets.ts';
import type { Keyword } from '#contract/search/query.ts';
import { usedWords } from '#contract/search/used-words.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSuggestionMessages } from './messages.ts';

/** What is searched for once a suggestion is chosen: words under a heading, or a value of a facet. */
export type Suggested = Keyword | { readonly facet: FacetName; readonly value: string };

/** What the keyboard does in the box above the list. */
export interface SuggestionKeys {
  /** Goes to the next suggestion or back to the one before, round by the box itself. */
  move(step: 1 | -1): void;
  /** The suggestion one has gone to, if any. */
  chosen(): Suggested | undefined;
}

interface Props {
  readonly id: string;
  readonly typed: string;
  readonly keys: Ref<SuggestionKeys>;
  /** Told which suggestion one has gone to, and whether there are any. */
  readonly onActive: (optionId: string | undefined, isShown: boolean) => void;
  readonly onChoose: (suggested: Suggested) => void;
}

interface Option {
  readonly label: string;
  readonly detail?: string;
  readonly suggested: Suggested;
}

/** Products, manufacturers, substances and locations that may be meant, under the keyword box. */
export default function SuggestionList({ id, typed, keys, onActive, onChoose }: Props) {
  const messages = useSuggestionMessages();
  const { groups, instead } = useGroups(typed);
  const options = groups.flatMap(({ options }) => options);
  const shown = options.map(({ label }) => label).join('\n');
  // What one went to was among the suggestions for what was typed then.
  const [gone, setGone] = useState({ among: '', to: -1 });
  const among = `${typed}\n${shown}`;
  const active = gone.among === among ? gone.to : -1;
  const goTo = (to: number) => setGone({ among, to });
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    onActive(active < 0 ? undefined : `${id}-${active}`, shown !== '');
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [onActive, id, active, shown]);
  useImperativeHandle(keys, () => ({
    move: (step) => goTo(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1),
    chosen: () => options[active]?.suggested,
  }));

  let index = 0;
  return (
    <>
      <div role="status" className="visually-hidden">
        {options.length > 0 && `${instead ? `${messages.instead(instead)}. ` : ''}${messages.found(options.length)}`}
      </div>
      {options.length > 0 && (
        <Paper
          id={id}
          role="listbox"
          aria-label={messages.label}
          elevation={8}
          onMouseDown={(event) => event.preventDefault()}
          sx={{
            position: 'absolute',
            top: 'calc(100% + 4px)',
            left: 0,
            right: 0,
            zIndex: 'modal',
            py: 1,
            maxHeight: '60vh',
            overflowY: 'auto',
            color: 'text.primary',
          }}
        >
          {instead && (
            <Box aria-hidden sx={{ px: 4, pt: 2, fontSize: '0.8125rem' }}>
              {messages.instead(instead)}
            </Box>
          )}
          {groups.map(({ name, options }) => (
            <Box key={name} role="group" aria-label={messages[name]}>
              <Box aria-hidden sx={{ px: 4, pt: 2, pb: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
                {messages[name]}
              </Box>
              {options.map(({ label, detail, suggested }) => {
                const at = index++;
                return (
                  <Box
                    key={`${label} ${detail}`}
                    id={optionId(at)}
                    role="option"
                    aria-selected={at === active}
                    onMouseMove={() => goTo(at)}
                    onClick={() => onChoose(suggested)}
                    sx={{
                      display: 'flex',
                      gap: 3,
                      px: 4,
                      py: 1.5,
                      minHeight: 32,
                      alignItems: 'center',
                      cursor: 'pointer',
                      fontSize: '0.875rem',
                      overflowWrap: 'anywhere',
                      bgcolor: at === active ? 'action.selected' : undefined,
                      '@media (pointer: coarse)': { minHeight: 44 },
                    }}
                  >
                    <span>{label}</span>
                    {detail && (
                      <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}>
                        {detail}
                      </Box>
                    )}
                  </Box>
                );
              })}
            </Box>
          ))}
        </Paper>
      )}
    </>
  );
}

/** The suggestions there are, by kind. */
const useGroups = (typed: string) => {
  const messages = useSuggestionMessages();
  const language = useLanguage();
  const words = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: ['suggestions', language, words],
    queryFn: ({ signal }) => callApi(suggest, { query: { typed: words, locale: language }, signal }),
    enabled: words.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
  if (!data || words.length < 2) return { groups: [] };
  const groups: { name: 'products' | 'manufacturers' | 'substances' | 'locations'; options: Option[] }[] = [
    {
      name: 'products',
      options: data.products.map((label) => ({ label, suggested: { heading: 'product', words: label } })),
    },
    {
      name: 'substances',
      options: data.substances.map(({ cas, name, by }) => ({
        label: by ? messages.meant({ typed: by, used: name }) : name || cas,
        ...(name && { detail: cas }),
        suggested: { heading: 'cas', words: cas },
      })),
    },
    {
      name: 'manufacturers',
      options: data.manufacturers.map((label) => ({ label, suggested: { heading: 'manufacturer', words: label } })),
    },
    {
      name: 'locations',
      options: data.locations.map(({ path, name }) => ({ label: name, suggested: { facet: 'location', value: path } })),
    },
  ];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    ...(data.instead.length > 0 && { instead: { typed: words, used: usedWords(words, data.instead) } }),
  };
};
