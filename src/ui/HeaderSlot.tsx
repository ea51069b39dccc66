import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const HeaderSlotContext = createContext<HTMLElement | null>(null);
export const HeaderSlotProvider = HeaderSlotContext.Provider;

/** Puts its children into the middle of the header: the search page's keyword box, which no other page has. */
export const HeaderSlot = ({ children }: { children: ReactNode }) => {
  const slot = useContext(HeaderSlotContext);
  return slot && createPortal(children, slot);
};
