import { styled } from '@mui/material/styles';
import { searchPhrases } from '#lib/search-engine/search-phrases.ts';
import { markedParts } from '#lib/search-engine/snippet.ts';

/** A text with what was looked for marked in it, as the search found it. */
export default function MarkedText({ text, words }: { text: string; words: string }) {
  return markedParts(text, searchPhrases(words)).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change their order
    part.isHit ? <Mark key={at}>{part.text}</Mark> : <span key={at}>{part.text}</span>,
  );
}

const Mark = styled('mark')(({ theme: { tokens } }) => ({
  background: tokens.amberSoft,
  color: 'inherit',
  fontWeight: 600,
}));
