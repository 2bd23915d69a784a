import { REGISTER_LINK_WORDS } from '@pratibha/words/pages/register-link';
import * as USER_PATHS from '../../../../data/address/user-pages.gen.ts';
import { buttonClass } from '../../../../ui/plain/Button.tsx';

/**
 * 'Register Now' (R2.20), and 'See the events' once nobody can register any more: the style sheet
 * shows one of them by the mark of `EditionPhaseMark`. A plain link to the events; `presses.ts`
 * turns the press of a visitor into the sign-in modal. Without scripts the guard of the events page
 * decides.
 */
export function RegisterLink() {
  return (
    <a className={buttonClass('primary', 'large')} href={USER_PATHS.events} data-register>
      <span data-in="early">{REGISTER_LINK_WORDS.registerNow}</span>
      <span data-in="late">{REGISTER_LINK_WORDS.seeEvents}</span>
    </a>
  );
}
