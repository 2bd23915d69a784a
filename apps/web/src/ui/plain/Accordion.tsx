import type { ReactNode } from 'react';
import css from './Accordion.module.css';

type Item = {
  readonly title: string;
  readonly aside: string;
  readonly body: ReactNode;
};

/**
 * Parts that open one at a time, marked + or −. The browser's own disclosure with a shared name
 * does the work, so that it also works without scripts.
 */
export function Accordion({
  name,
  items,
}: {
  readonly name: string;
  readonly items: readonly Item[];
}) {
  return (
    <div>
      {items.map((item) => (
        <details key={item.title} className={css.item} name={name}>
          <summary className={css.summary}>
            <span className={css.title}>{item.title}</span>
            <span className={css.aside}>{item.aside}</span>
            <span className={css.marker} aria-hidden="true">
              <span className={css.plus}>+</span>
              <span className={css.minus}>−</span>
            </span>
          </summary>
          <div className={css.body}>{item.body}</div>
        </details>
      ))}
    </div>
  );
}
