import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { searchPhrases } from '#lib/search-engine/search-phrases.ts';
import { markedParts } from '#lib/search-engine/snippet.ts';

/** A text with what was looked for marked in it, as the search found it; the first place is brought into sight. */
export default function MarkedText({ text, words }: { text: string; words: string }) {
  const first = useRef<HTMLElement>(null);
  useEffect(() => first.current?.scrollIntoView({ block: 'center' }), []);
  const parts = markedParts(text, searchPhrases(words));
  const firstHit = parts.findIndex(({ isHit }) => isHit);
  return parts.map((part, at) =>
    part.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change their order
      <Mark key={at} ref={at === firstHit ? first : null}>
        {part.text}
      </Mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={at}>{part.text}</span>
    ),
  );
}

const Mark = styled('mark')(({ theme: { tokens } }) => ({
  background: tokens.mark,
  color: 'inherit',
  fontWeight: 600,
}));
