import { STATUS_PAGE_WORDS } from '@pratibha/words/shell/status-pages';
import { PATHS } from '../../../data/address/paths.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';

/** The not-found page of both documents (both variants of its words, R2.22 and R2.23). */
export function NotFound() {
  const { code, heading, variant, text, back } = STATUS_PAGE_WORDS.notFound;
  return (
    <section className="x-status">
      <p className="x-status-code">{code}</p>
      <h1 className="x-status-heading">{heading}</h1>
      <p className="x-status-text">
        {variant} {text}
      </p>
      <SiteLink className={buttonClass('primary', 'large')} href={PATHS.home}>
        {back}
      </SiteLink>
    </section>
  );
}

/** Where a role that may not open a page ends (R2.4). */
export function Unauthorized() {
  const { heading, text, back } = STATUS_PAGE_WORDS.unauthorized;
  return (
    <section className="x-status">
      <h1 className="x-status-heading">{heading}</h1>
      <p className="x-status-text">{text}</p>
      <SiteLink className={buttonClass('primary', 'large')} href={PATHS.home}>
        {back}
      </SiteLink>
    </section>
  );
}
