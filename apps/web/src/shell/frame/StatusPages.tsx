import { STATUS_PAGE_WORDS } from '@pratibha/words/shell/status-pages';
import { PATHS } from '../../data/address/paths.ts';
import { buttonClass } from '../../ui/plain/Button.tsx';
import { SiteLink } from './links.tsx';
import css from './StatusPages.module.css';

/** The not-found page of both documents (both variants of its words, R2.22 and R2.23). */
export function NotFound() {
  const { code, heading, variant, text, back } = STATUS_PAGE_WORDS.notFound;
  return (
    <section className={css.page}>
      <p className={css.code}>{code}</p>
      <h1 className={css.heading}>{heading}</h1>
      <p className={css.text}>
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
    <section className={css.page}>
      <h1 className={css.heading}>{heading}</h1>
      <p className={css.text}>{text}</p>
      <SiteLink className={buttonClass('primary', 'large')} href={PATHS.home}>
        {back}
      </SiteLink>
    </section>
  );
}
