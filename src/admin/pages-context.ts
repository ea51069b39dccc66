import { createContext, useContext } from 'react';
import type { Page } from './define-page.ts';

const PagesContext = createContext<readonly Page[]>([]);
export const PagesProvider = PagesContext.Provider;

/** Every page of the part of the app that is open: the members' or the operators'. */
export const usePages = (): readonly Page[] => useContext(PagesContext);
