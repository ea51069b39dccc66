import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../i18n/language.ts';
import { refreshUserInfo } from '../providers/fetch-user-info.ts';
import { startNavigation } from '../providers/navigation.tsx';
import { getStoredUserInfo, startUserInfo } from '../providers/user-info.ts';
import { startWaysIn } from '../providers/ways-in.ts';
import { App, preloadFirstPart } from './App.tsx';

startUserInfo();
startLanguage();
startNavigation();
startWaysIn();
void refreshUserInfo();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Until it is loaded the first screen of index.html stays, as it would behind a component that is on its way.
void preloadFirstPart(window.location.pathname, getStoredUserInfo()?.permissions ?? []).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
