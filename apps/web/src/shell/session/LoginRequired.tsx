import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { LOGIN_REQUIRED_WORDS } from '@pratibha/words/shell/login-required';
import { Suspense, useId, useSyncExternalStore } from 'react';
import { loginRequest } from '../../data/login-required.ts';
import { buttonClass } from '../../ui/plain/Button.tsx';
import { Dialog } from '../../ui/plain/Dialog.tsx';
import { ornament } from '../../ui/plain/ornament.ts';
import words from '../frame/DialogWords.module.css';
import { GoogleIcon } from '../frame/GoogleIcon.tsx';
import { refusingApp, signInUrl } from './session.ts';

const WayOutOfApp = ornament(async () => (await import('./WayOutOfApp.tsx')).WayOutOfApp);

/** The Login Required modal (R2.11); stands once in the layout, opened by `requireLogin`. */
export function LoginRequired() {
  const request = useSyncExternalStore(loginRequest.subscribe, loginRequest.get, () => null);
  const headingId = useId();
  const app = refusingApp();
  const returnTo = request?.returnTo ?? '/';
  return (
    <Dialog
      isOpen={request !== null}
      onClose={() => loginRequest.set(null)}
      labelledBy={headingId}
      closeLabel={SHELL_WORDS.close}
    >
      <h2 id={headingId} className={words.heading}>
        {LOGIN_REQUIRED_WORDS.title}
      </h2>
      <p className={words.message}>{request?.message}</p>
      <Suspense>{app !== null && <WayOutOfApp app={app} target={returnTo} />}</Suspense>
      <a
        className={buttonClass(app === null ? 'primary' : 'quiet', 'large')}
        href={signInUrl(returnTo)}
      >
        <GoogleIcon />
        {SHELL_WORDS.signIn}
      </a>
    </Dialog>
  );
}
