import { OTHER_LANGUAGE, OTHER_NAME, OTHER_NAME_REST } from '@pratibha/words/shell/language';
import type { MouseEvent } from 'react';
import css from './OtherLanguage.module.css';

/**
 * One press to the same page in the other language. Where no script takes it, the server leads
 * there by the address; a press that opens another tab is left to the browser, too.
 */
export function OtherLanguage({ className }: { readonly className: string | undefined }) {
  const change = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: link } = event;
    import('../language/change-language.ts').then(
      (part) => part.changeLanguage(OTHER_LANGUAGE, link),
      () => window.location.assign(link.href),
    );
  };
  return (
    <a
      className={`${className} ${css.language}`}
      href={`?language=${OTHER_LANGUAGE}`}
      lang={OTHER_LANGUAGE}
      hrefLang={OTHER_LANGUAGE}
      data-language="head"
      onClick={change}
    >
      <span>
        {OTHER_NAME}
        {/* No span: of the links of a phone's bar those are left out where the bell stands. */}
        <bdi className={css.rest}>{OTHER_NAME_REST}</bdi>
      </span>
    </a>
  );
}
