import { createContext, type ReactNode, useContext, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followRouter, getRouter } from '../providers/navigation.tsx';

const Content = createContext<ReactNode>(null);
const Inside = () => useContext(Content);

/** One for all addresses: its children decide what each address shows. */
export const routes = [{ path: '*', element: <Inside /> }];

/**
 * Gives its children react-router: the pages behind sign-in, and forms that ask before a person leaves them. One router
 * for the whole visit.
 */
export const Routed = ({ children }: { children: ReactNode }) => {
  const [router] = useState(() => getRouter() ?? followRouter(createBrowserRouter(routes)));
  // Without transitions a refused check of the session would navigate for ever (react-admin's requireAuth under React 19).
  return (
    <Content.Provider value={children}>
      <RouterProvider router={router} useTransitions={false} />
    </Content.Provider>
  );
};
