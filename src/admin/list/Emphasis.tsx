import { Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import type { Resource } from '../define-resource.ts';

/** Marks a row that stands out: a dot, and for those who do not see it the word. */
export const Emphasis = ({ resource: { name, isEmphasised }, record }: { resource: Resource; record: RaRecord }) => {
  const text = useText();
  if (!isEmphasised) return null;
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'inline-block',
          width: 8,
          height: 8,
          mr: 2.5,
          borderRadius: '50%',
          bgcolor: isEmphasised(record) ? 'primary.main' : undefined,
        }}
      />
      {isEmphasised(record) && (
        <span className="visually-hidden">{`${text(`resources.${name}.texts.emphasised`)} `}</span>
      )}
    </>
  );
};
