import { REGISTRATION_WORDS } from '@pratibha/words/pages/registration';
import { PATHS } from '../../../../data/address/paths.ts';
import { buttonClass } from '../../../../ui/plain/Button.tsx';

/**
 * 'Register Now' (R2.20). A plain link to the events; `presses.ts` turns the press of a
 * visitor into the sign-in modal. Without scripts the guard of the events page decides.
 */
export function RegisterLink() {
  return (
    <a className={buttonClass('primary', 'large')} href={PATHS.events} data-register>
      {REGISTRATION_WORDS.registerNow}
    </a>
  );
}
