import type { WorkshopClass } from '@pratibha/contract/workshops';
import { CLASSES_WORDS as W } from '@pratibha/words/workshops/classes';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { classesQuery } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { ClassCard } from './ClassCard.tsx';
import css from './Classes.module.css';

/** The classes of the workshops, each workshop with its own; nothing where there are none. */
export function Classes() {
  const id = useId();
  const classes = useQuery(classesQuery());
  if (classes.isLoadingError) {
    return (
      <ErrorState
        message={W.failed}
        onRetry={() => void classes.refetch()}
        isRetrying={classes.isFetching}
      />
    );
  }
  const all = classes.data ?? [];
  if (all.length === 0) return null;
  const own = all.filter(holdsSeat);
  return (
    <section className={css.classes} aria-labelledby={id}>
      <h2 id={id}>{W.heading}</h2>
      <p className={css.quiet}>{W.intro}</p>
      {[...Map.groupBy(all, ({ title }) => title)].map(([title, ofWorkshop]) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul className={css.list}>
            {ofWorkshop.map((one) => (
              <ClassCard key={one.id} one={one} own={own} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function holdsSeat({ registration_status: status }: WorkshopClass): boolean {
  return status !== null && status !== 'REJECTED';
}
