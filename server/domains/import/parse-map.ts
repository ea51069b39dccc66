import { z } from 'zod';
import { ListError } from './list-error.ts';

const mapSchema = z.record(z.string(), z.string());

/** The map file: JSON, headers of the list to columns of ours. Throws ListError for anything else. */
export const parseMap = (text: string): Record<string, string> => {
  try {
    return mapSchema.parse(JSON.parse(text));
  } catch {
    throw new ListError(
      'The map is not JSON of the form { "header in the list": "column" }.',
      'Le plan des colonnes n’est pas du JSON de la forme { "en-tête de la liste": "colonne" }.',
    );
  }
};
