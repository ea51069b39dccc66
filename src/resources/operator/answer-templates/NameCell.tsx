import { Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import type { getTemplate } from '#contract/calls/operator/answer-templates.ts';
import { useLanguage } from '#src/i18n/language.ts';

export type Template = z.output<(typeof getTemplate)['answer']> & RaRecord<number>;

/** The template by name, and how it begins. */
export const NameCell = ({ record }: { readonly record: RaRecord }) => {
  const language = useLanguage();
  const template = record as Template;
  return (
    <>
      <strong>{template[`name_${language}`]}</strong>
      <Typography
        variant="caption"
        component="p"
        sx={{
          color: 'text.secondary',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {template[`text_${language}`]}
      </Typography>
    </>
  );
};
