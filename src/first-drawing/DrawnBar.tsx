import { useText } from '../i18n/use-text.ts';
import { PlainIcon } from '../ui/PlainIcon.tsx';

/** The app's header, none of which works by itself. */
export const DrawnBar = () => {
  const text = useText();
  return (
    <header className="drawn-bar">
      <PlainIcon drawing={barDrawings.menu} />
      <img src="/favicon.svg" alt="" width={28} height={28} />
      <b>{text('shell.product')}</b>
      <PlainIcon drawing={barDrawings.mail} />
      <PlainIcon drawing={barDrawings.more} />
    </header>
  );
};

/** From the same source as `sheetDrawings`. */
export const barDrawings = {
  mail: 'M22 6c0-1.1-.9-2-2-2H4c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2zm-2 0-8 5-8-5zm0 12H4V8l8 5 8-5z',
  more: 'M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2',
  menu: 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z',
} as const;
