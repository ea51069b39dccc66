import { Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { homeOf, isOperatorPath } from '#contract/permissions.ts';
import { useText } from '../i18n/use-text.ts';
import { signInPath } from '../providers/session-end.ts';
import { clearEnded, getStoredUserInfo, isOtherPersonStored, useStoredUserInfo } from '../providers/user-info.ts';
import { CrashBoundary } from '../ui/CrashBoundary.tsx';
import { PageFallback } from '../ui/PageFallback.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useAccess } from './access.ts';
import type { Page } from './define-page.ts';

/** The navigation guard: a session that has not run out, and a permission for the first path segment. S1.2.1. */
export const GuardedPage = ({ page }: { page: Page }) => {
  const { pathname } = useLocation();
  const known = useStoredUserInfo();
  const canAccess = useAccess();
  const text = useText();
  const { component: Component } = page;
  const content = (
    <CrashBoundary key={page.path}>
      {!page.titlesItself && <PageTitle title={page.title} />}
      <Suspense fallback={<PageFallback />}>
        <Component />
      </Suspense>
    </CrashBoundary>
  );
  if (page.path === '*') return content;
  if (!known || !getStoredUserInfo()) return <SignInFirst />;
  const home = homeOf(known.permissions);
  // Only the second step is missing: the session opens nothing before it, and no role has to do with it.
  if (home === '/second-factor' && !canAccess(pathname)) return <Navigate to={home} replace />;
  if (page.path !== '/not-authorize' && !canAccess(pathname)) {
    // The text too: the members' part has no texts of the operators' pages.
    const refused = { title: page.title, words: text(page.title), isDesk: isOperatorPath(pathname, known.permissions) };
    return <Navigate to="/not-authorize" replace state={refused} />;
  }
  return content;
};

/** Forgets a session that has run out and goes to sign-in, which comes back here. */
const SignInFirst = () => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOtherPersonStored()) clearEnded();
    navigate(signInPath(pathname + search + hash), { replace: true });
  }, [navigate, pathname, search, hash]);
  return null;
};
