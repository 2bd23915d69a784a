import css from './frozen.module.css';

const EMPTY = { __html: '' };

/**
 * What stands for every frozen part in the browser: takes the server's markup as it is, hydration
 * does not look into it.
 */
export function ServerMarkup() {
  return <div className={css.part} dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />;
}
