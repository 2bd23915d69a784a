import { NOTICE_WORDS, SIGN_IN_NOTICE_WORDS } from '@pratibha/words/session/sign-in-notices';
import { CircleAlert, X } from 'lucide-react';
import { PATHS } from '../../../../data/address/paths.ts';
import { signInUrl } from '../../../../shell/session/session.ts';
import { useEditionContent } from '../edition-content.ts';

/**
 * Why the sign-in did not work and the way on, above the page it came back to. `notices.ts`
 * gives it the focus, so that a screen reader begins with it.
 * @param notice a code of `SIGN_IN_NOTICES`
 */
export function SignInNotice({ notice }: { readonly notice: string }) {
  const { contact } = useEditionContent();
  const words = SIGN_IN_NOTICE_WORDS[notice];
  if (words === undefined) return null;
  return (
    <div className="x-notice" role="alert" tabIndex={-1} data-notice={notice}>
      <CircleAlert size={22} strokeWidth={1.75} aria-hidden />
      <p>
        <b>{words.title}</b> {words.text}
      </p>
      <p className="x-notice-ways">
        <a href={signInUrl(PATHS.home)}>{NOTICE_WORDS.again}</a>
        {contact.email !== '' && <a href={`mailto:${contact.email}`}>{NOTICE_WORDS.write}</a>}
      </p>
      <button type="button" className="x-notice-close" aria-label={NOTICE_WORDS.close} data-dismiss>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}
