import { Box, Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { Organisation } from '../organisation.ts';
import { organisationText } from '../texts.ts';
import { branchOf, pathOf, type Tree } from './tree.ts';

interface Props {
  readonly tree: Tree;
  /** Why they may not go. */
  readonly fault: string | undefined;
  readonly onPutBack: (branch: Tree) => void;
}

/** The stored locations that are in the tree no more, until that is saved: each can be put back. */
export const RemovedLocations = ({ tree, fault, onPutBack }: Props) => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const { locations = [] } = useRecordContext<Organisation>() ?? {};
  const there = new Set(tree.map(({ key }) => key));
  const gone = locations.filter(({ key }) => !there.has(key));
  const roots = gone.filter(({ parent }) => !gone.some(({ key }) => key === parent));
  const innerOf = (key: string) => {
    const inner = branchOf(gone, key).length - 1;
    return inner > 0 && countText(organisationText('removedInner'), inner);
  };
  if (roots.length === 0) return fault ? <Notice severity="error">{fault}</Notice> : null;
  return (
    <Notice
      role="alert"
      severity={fault ? 'error' : 'warning'}
      data-invalid={fault !== undefined}
      sx={{ mt: 3, alignItems: 'flex-start', '& .notice-message': { flex: 1, minWidth: 0 } }}
    >
      <strong>{fault ?? text(organisationText('removed'))}</strong>
      <Box component="ul" aria-label={text(organisationText('removed'))} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {roots.map(({ key, [`name_${language}` as const]: name }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, overflowWrap: 'anywhere' }}
          >
            {[pathOf(locations, key, (one) => one[`name_${language}`]), innerOf(key)].filter(Boolean).join(', ')}
            <Button
              size="small"
              aria-label={text(organisationText('putBackName'), { name })}
              onClick={() => onPutBack(branchOf(gone, key))}
            >
              {text(organisationText('putBack'))}
            </Button>
          </Box>
        ))}
      </Box>
    </Notice>
  );
};
