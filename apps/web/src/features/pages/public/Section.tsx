import type { ReactNode } from 'react';
import css from './Section.module.css';

type Props = {
  readonly id: string;
  readonly eyebrow?: string;
  readonly heading: string;
  readonly isTinted?: boolean;
  readonly children: ReactNode;
};

/** A section of a public page, named by its heading and reachable by its anchor. */
export function Section({ id, eyebrow, heading, isTinted = false, children }: Props) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      className={isTinted ? `${css.section} ${css.tinted}` : css.section}
      aria-labelledby={headingId}
    >
      <div className={css.inner}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h2 id={headingId} className={css.heading}>
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
