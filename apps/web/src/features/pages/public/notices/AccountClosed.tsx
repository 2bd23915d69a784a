import { ACCOUNT_CLOSED_WORDS } from '@pratibha/words/session/sign-in-notices';
import { PATHS } from '../../../../data/address/paths.ts';
import { buttonClass } from '../../../../ui/plain/Button.tsx';
import { useEditionContent } from '../edition-content.ts';
import { ACCOUNT_CLOSED } from './notices.ts';

/** Where somebody ends whose account the organisers closed: the sign-in says so (R4.15). */
export function AccountClosed() {
  const { heading, text, write, back } = ACCOUNT_CLOSED_WORDS;
  const { contact } = useEditionContent();
  return (
    <section className="x-status" tabIndex={-1} data-notice={ACCOUNT_CLOSED}>
      <h1 className="x-status-heading">{heading}</h1>
      <p className="x-status-text">{text}</p>
      <p className="x-status-ways">
        {contact.email !== '' && (
          <a className={buttonClass('primary', 'large')} href={`mailto:${contact.email}`}>
            {write}
          </a>
        )}
        <a className={buttonClass('glass', 'large')} href={PATHS.home}>
          {back}
        </a>
      </p>
    </section>
  );
}
