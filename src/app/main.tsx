import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startLanguage } from '../i18n/language.ts';
import { startUserInfo } from '../providers/user-info.ts';
import { App } from './App.tsx';

startUserInfo();
startLanguage();
const router = createBrowserRouter([{ path: '*', element: <App /> }]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Without transitions a refused check of the session would navigate for ever (react-admin's requireAuth under React 19).
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
