/** Under which the browser notes the sheets that its person opened last; it goes with the person (`clearEverything`). */
const openedKey = 'opened';

const remembered = 50;

/** Numbers of the sheets that were opened here last, the latest first: their PDFs are kept on the device before others. */
export const readOpened = (): number[] => JSON.parse(localStorage.getItem(openedKey) ?? '[]');

/** Notes the sheets that are opened from here on, and the one that is open: their pages, and their PDFs, which open past them too. */
export const followOpened = (): void => {
  note(window.location.pathname);
  const follow = ({ target }: Event) => note(target instanceof Element && target.closest('a')?.getAttribute('href'));
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, follow, { capture: true });
};

const note = (path: string | null | undefined | false): void => {
  const isn = Number(/^\/(?:sds-details\/isn|api\/pdf)\/(\d+)/.exec(path || '')?.[1]);
  if (!isn) return;
  const others = readOpened().filter((one) => one !== isn);
  localStorage.setItem(openedKey, JSON.stringify([isn, ...others].slice(0, remembered)));
};
