import { createContext, useContext } from 'react';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type { SheetField } from '../values.ts';

interface ReadingInForm {
  readonly reading: SheetReading;
  /** Brings the next of the places into sight where the field's value was found. */
  readonly show: (field: SheetField) => void;
}

const ReadingContext = createContext<ReadingInForm | undefined>(undefined);
export const ReadingProvider = ReadingContext.Provider;

/** What was read off the PDF beside the form. */
export const useReading = (): ReadingInForm => {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('useReading is for the form of an addition');
  return reading;
};
