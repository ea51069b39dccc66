/** What was pressed, as the table of keys names it; undefined for what is no key of ours: composed letters, other modifiers. */
export const keyOfEvent = (event: KeyboardEvent): string | undefined => {
  const { key, shiftKey } = event;
  if (event.isComposing || key === 'Process' || key === 'Dead') return undefined;
  const isLetter = /^[a-z]$/i.test(key);
  // With the capitals locked a letter is the same key; a capital that somebody means is another.
  if (isLetter && shiftKey) return undefined;
  const name = isLetter ? key.toLowerCase() : key;
  // Signs that need AltGr are typed with Ctrl and Alt on some systems.
  if (event.getModifierState('AltGraph')) return isLetter ? undefined : name;
  if (event.altKey) return undefined;
  if (!event.ctrlKey && !event.metaKey) return name;
  return shiftKey ? undefined : `Mod+${name}`;
};
