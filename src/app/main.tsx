import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preload } from '../chunks/lazy.ts';
import { startLanguage } from '../i18n/language.ts';
import { adoptFirstUserInfo, refreshUserInfo } from '../providers/fetch-user-info.ts';
import { startKept } from '../providers/kept-sheets/start-kept.ts';
import { startNavigation } from '../providers/navigation.tsx';
import { startOwedSignOut } from '../providers/owed-sign-out.ts';
import { keepLanguageForPages } from '../providers/page-cookies.ts';
import { getStoredUserInfo, startUserInfo } from '../providers/user-info.ts';
import { startWaiting } from '../providers/waiting-additions/start-waiting.ts';
import { startWaysIn } from '../providers/ways-in.ts';
import { App, preloadFirstPart } from './App.tsx';
import { rootBehind } from './drawn-page.ts';

startUserInfo();
startLanguage();
startNavigation();
startOwedSignOut();
startKept();
// A stranger's browser keeps no cookie.
if (getStoredUserInfo()) keepLanguageForPages();
adoptFirstUserInfo();
startWaiting();
startWaysIn();
void refreshUserInfo();

// Once the page has what it needs, and a moment to itself.
if (import.meta.env.PROD)
  setTimeout(
    () => preload(async () => (await import('../providers/kept-sheets/service-worker.ts')).startServiceWorker()),
    10_000,
  );

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Until it is loaded the first screen of index.html stays, as it would behind a component that is on its way.
const restored =
  sessionStorage.getItem('keptDrafts') &&
  import('../providers/kept-sheets/typed-drafts.ts').then(({ restoreTyped }) => restoreTyped());
void Promise.allSettled([
  restored,
  preloadFirstPart(window.location.pathname, getStoredUserInfo()?.permissions ?? []),
]).then(() => {
  createRoot(rootBehind(root)).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
