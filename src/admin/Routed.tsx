import { createContext, type ReactNode, useContext, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followRouter, getRouter } from '../providers/navigation.tsx';

const Content = createContext<ReactNode>(null);
const Inside = () => useContext(Content);

/** One for all addresses: who stands in it says what is at which. */
export const routes = [{ path: '*', element: <Inside /> }];

/** Brings react-router to what stands in it: the parts behind sign-in, and forms that ask before they are left. One router for the whole visit. */
export const Routed = ({ children }: { children: ReactNode }) => {
  const [router] = useState(() => getRouter() ?? followRouter(createBrowserRouter(routes)));
  // Without transitions a refused check of the session would navigate for ever (react-admin's requireAuth under React 19).
  return (
    <Content.Provider value={children}>
      <RouterProvider router={router} useTransitions={false} />
    </Content.Provider>
  );
};
