import type { ReactNode } from 'react';
import { useSiteName } from '../plain/site-name.ts';
import css from './PageHeading.module.css';
import { usePageTitle } from './page-title.ts';

type Props = {
  /** The page's heading and, with the site's name behind it, the title of the window. */
  readonly title: string;
  readonly intro?: string;
  /** The page's one main action, or its filters. */
  readonly children?: ReactNode;
};

/** The heading of a page; one per page, admin pages included. */
export function PageHeading({ title, intro, children }: Props) {
  usePageTitle(`${title} · ${useSiteName()}`);
  return (
    <div className={css.heading}>
      <div>
        <h1>{title}</h1>
        {intro !== undefined && <p className={css.intro}>{intro}</p>}
      </div>
      {children !== undefined && <div className={css.aside}>{children}</div>}
    </div>
  );
}
