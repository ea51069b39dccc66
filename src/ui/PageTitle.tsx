import type { MessageKey, ResourceKey } from '../i18n/messages.ts';
import { useText } from '../i18n/use-text.ts';

/** The tab's title: the page's in the language, behind the product's name. */
export const PageTitle = ({ title }: { title: MessageKey | ResourceKey }) => {
  const text = useText();
  return <title>{`${text('shell.product')} - ${text(title)}`}</title>;
};
