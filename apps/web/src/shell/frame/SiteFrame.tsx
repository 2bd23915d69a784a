import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { loginRequest } from '../../data/login-required.ts';
import type { Store } from '../../data/store.ts';
import { ornament } from '../../ui/plain/ornament.ts';
import { Spinner } from '../../ui/plain/Spinner.tsx';
import { useSiteInfo } from '../clock/site-info.ts';
import { logoutQuestion } from '../session/logout-question.ts';
import { signInUrl, useSession } from '../session/session.ts';
import { loadMapOnDemand } from './footer-map.ts';
import css from './SiteFrame.module.css';
import { type BarParts, TopBar } from './TopBar.tsx';

// Fetched when needed: most first visits see neither.
const LateDemoBar = ornament(async () => (await import('./DemoBar.tsx')).DemoBar);
const LoginRequired = lazy<ComponentType>(() =>
  import('../session/LoginRequired.tsx').then(
    (module) => ({ default: module.LoginRequired }),
    () => ({ default: SignInWithoutDialog }),
  ),
);
const LeavingQuestion = lazy(async () => ({
  default: (await import('../session/LogoutQuestion.tsx')).LogoutQuestion,
}));

export type FrameProps = {
  /** Pathname of the page, for the mark in the menu and the way back after signing in. */
  readonly path: string;
  /** Where the bar's Sign In returns to, when not to the page itself. */
  readonly returnTo?: string;
  /** Nothing of the page is drawn until the session is known. */
  readonly isGuarded?: boolean;
  readonly children: ReactNode;
  /** The `Footer`; the public document gives its own rendering of it, which carries no code. */
  readonly footer: ReactNode;
  /** The bar of an area that has one of its own. */
  readonly bar?: ReactNode;
  readonly onClockMoved?: () => void;
  /** Parts that the first view of a document has, and that others fetch when they need them. */
  readonly parts?: FrameParts | undefined;
};

/** See `DemoBar.tsx`. */
type FrameParts = BarParts & {
  readonly DemoBar: ComponentType<{ readonly onMoved?: (() => void) | undefined }>;
};

/**
 * What surrounds a page in both documents (R2.6): bar, content, footer, sign-in modal and
 * the spinner while the session loads.
 */
export function SiteFrame(props: FrameProps) {
  const { path, returnTo, children, footer, bar, isGuarded, onClockMoved, parts } = props;
  const DemoBar = parts?.DemoBar ?? LateDemoBar;
  const session = useSession();
  const isDemo = (useSiteInfo()?.demo ?? null) !== null;
  useEffect(loadMapOnDemand, []);
  return (
    <div className={css.page} data-path={path}>
      <a className={css.skip} href="#content">
        {SHELL_WORDS.skipToContent}
      </a>
      <Suspense>{isDemo && <DemoBar onMoved={onClockMoved} />}</Suspense>
      {bar ?? <TopBar path={path} returnTo={returnTo ?? path} parts={parts} />}
      <main id="content" className={css.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <LoginRequiredHost />
      <OnceAsked by={logoutQuestion}>
        <LeavingQuestion />
      </OnceAsked>
      {session.status === 'loading' && (
        <Spinner label={SHELL_WORDS.loading} over={isGuarded ? 'nothing' : 'words'} />
      )}
    </div>
  );
}

/** The modal that asks people to sign in, where somebody opens it. */
function LoginRequiredHost() {
  return (
    <OnceAsked by={loginRequest}>
      <LoginRequired />
    </OnceAsked>
  );
}

type Asking = Pick<Store<unknown>, 'get' | 'subscribe'>;

/** Keeps a dialog once its store has held something, so that closing it can give the focus back. */
function OnceAsked({ by, children }: { readonly by: Asking; readonly children: ReactNode }) {
  const asked = useSyncExternalStore(by.subscribe, by.get, () => null);
  const [isNeeded, setIsNeeded] = useState(false);
  if (asked !== null && !isNeeded) setIsNeeded(true);
  return <Suspense>{isNeeded && children}</Suspense>;
}

/** Where the dialog cannot be fetched, its only way on is taken; else the whole page would fail. */
function SignInWithoutDialog() {
  useEffect(() => window.location.assign(signInUrl(loginRequest.get()?.returnTo ?? '/')), []);
  return null;
}
