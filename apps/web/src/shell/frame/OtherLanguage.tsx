import { LANGUAGE_WORDS as W } from '@pratibha/words/shell/language';
import type { MouseEvent } from 'react';
import css from './OtherLanguage.module.css';

/**
 * One press to the same page in the other language. Where no script takes it, the server leads
 * there by the address; a press that opens another tab is left to the browser, too.
 */
export function OtherLanguage({ className }: { readonly className: string | undefined }) {
  const change = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: link } = event;
    import('../language/change-language.ts').then(
      ({ changeLanguage }) => changeLanguage(W.other, link),
      () => window.location.assign(`?language=${W.other}`),
    );
  };
  const [short, rest] = W.name;
  return (
    <a
      className={`${className} ${css.language}`}
      href={`?language=${W.other}`}
      lang={W.other}
      hrefLang={W.other}
      data-language="head"
      onClick={change}
    >
      <span>
        {short}
        <span className={css.rest}>{rest}</span>
      </span>
    </a>
  );
}
