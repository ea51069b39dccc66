import { Box, Paper } from '@mui/material';
import type { Ref } from 'react';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { UploadProgress } from '#src/providers/upload.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import type { LocationBranch } from '#src/ui/forms/location-branches.ts';
import { AdditionRow } from './AdditionRow.tsx';
import type { Addition, Draft } from './draft.ts';
import type { CustomInput } from './use-custom-fields.ts';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly addition: Addition;
  readonly branches: readonly LocationBranch[];
  readonly fields: readonly CustomInput[];
  readonly progress: UploadProgress | undefined;
  readonly onChange: (key: string, changed: Partial<Draft>) => void;
  readonly onForAll: (isForAll: boolean) => void;
  readonly onTakeOff: (key: string) => void;
}

/** The chosen files: a table where there is room for its columns, else a card each. Its roles hold in both. */
export const AdditionTable = ({ ref, addition, branches, fields, progress, ...acts }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { subset } = useUserInfo();
  const locationLabel = subset[language] || text('resources.users.fields.subset_relations');
  const wide = fields.length > 1 ? 'lg' : 'md';
  const sent =
    progress &&
    sentOf(
      addition.drafts.map(({ file }) => file.size),
      progress,
    );
  const columns = [
    'minmax(0, 1.5fr)',
    ...fields.map(() => 'minmax(0, 0.7fr)'),
    ...(branches.length > 0 ? ['minmax(0, 1.3fr)'] : []),
    '40px',
  ].join(' ');
  const heads = [
    text('addition.file'),
    ...fields.map(({ label }) => label),
    ...(branches.length > 0 ? [locationLabel] : []),
  ];
  return (
    <Paper
      ref={ref}
      variant="outlined"
      role="table"
      aria-label={text('addition.table')}
      sx={{
        borderRadius: '12px',
        overflow: 'hidden',
        '& [role=row]': {
          display: 'grid',
          columnGap: 4,
          rowGap: 3,
          px: { xs: 4, [wide]: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', [wide]: columns },
        },
        '& [data-label]': { display: { xs: 'block', [wide]: 'none' } },
        '& [data-field]': { gridColumn: { xs: '1 / -1', [wide]: 'auto' } },
      }}
    >
      <Box role="rowgroup" sx={{ display: { xs: 'none', [wide]: 'block' } }}>
        <Box role="row" sx={{ fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary', py: 2.5 }}>
          {heads.map((head, index) => (
            <Box component="span" key={head} role="columnheader">
              {head}
              {index > fields.length && (
                <Box component="span" sx={{ color: 'error.main', ml: 1 }} aria-hidden>
                  *
                </Box>
              )}
            </Box>
          ))}
          <Box component="span" role="columnheader">
            <span className="visually-hidden">{text('addition.delete')}</span>
          </Box>
        </Box>
      </Box>
      <Box role="rowgroup">
        {addition.drafts.map((draft, index) => (
          <AdditionRow
            key={draft.key}
            draft={draft}
            addition={addition}
            isFirst={index === 0}
            branches={branches}
            fields={fields}
            locationLabel={locationLabel}
            sent={sent?.[index]}
            {...acts}
          />
        ))}
      </Box>
    </Paper>
  );
};

/** Bytes sent of each file. The upload reports one sum: the typed fields go first, then one file after the other. */
export const sentOf = (sizes: readonly number[], { sent, total }: UploadProgress): number[] => {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let left = Math.max(0, sent - Math.max(0, total - all));
  return sizes.map((size) => {
    const part = Math.min(size, left);
    left -= part;
    return part;
  });
};
