import { useId, useSyncExternalStore } from 'react';
import { buttonClass } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import words from './DialogWords.module.css';
import { GoogleIcon } from './GoogleIcon.tsx';
import { loginRequest } from './login-required.ts';
import { signInUrl } from './session.ts';
import { SHELL } from './texts.ts';

/** The Login Required modal (spec section 2); stands once in the layout, opened by `requireLogin`. */
export function LoginRequired() {
  const request = useSyncExternalStore(loginRequest.subscribe, loginRequest.get, () => null);
  const headingId = useId();
  return (
    <Dialog
      isOpen={request !== null}
      onClose={() => loginRequest.set(null)}
      labelledBy={headingId}
      closeLabel={SHELL.close}
    >
      <h2 id={headingId} className={words.heading}>
        {SHELL.loginRequired}
      </h2>
      <p className={words.message}>{request?.message}</p>
      <a className={buttonClass('primary', 'large')} href={signInUrl(request?.returnTo ?? '/')}>
        <GoogleIcon />
        {SHELL.signIn}
      </a>
    </Dialog>
  );
}
