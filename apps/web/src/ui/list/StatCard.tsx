import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './StatCard.module.css';

type Props = {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Null while it is being counted. */
  readonly count: number | null;
  /** A line below the count, such as a link to a part of what is counted. */
  readonly children?: ReactNode;
};

/** A figure of the dashboard (R2.55): icon, label, count. Put four into a grid. */
export function StatCard({ icon: Icon, label, count, children }: Props) {
  return (
    <div className={css.card}>
      <span className={css.icon}>
        <Icon size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={css.figure}>
        <dl>
          <dt>{label}</dt>
          <dd>{count === null ? '–' : count.toLocaleString('en-US')}</dd>
        </dl>
        {children}
      </div>
    </div>
  );
}
