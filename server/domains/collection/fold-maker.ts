import { fold } from '#lib/text/fold.ts';

/** A manufacturer's name as it is compared: without the form of the company, which sheets of one maker write or leave out. */
export const foldMaker = (name: string): string => {
  const words = fold(name)
    .split(' ')
    .filter((word) => !companyForms.has(word));
  return words.join(' ') || fold(name);
};

const companyForms = new Set(
  'inc incorporated incorporee corp corporation co company compagnie cie ltd ltee limited limitee llc lp ulc gmbh ag kg sa sas sarl nv bv plc the'.split(
    ' ',
  ),
);
