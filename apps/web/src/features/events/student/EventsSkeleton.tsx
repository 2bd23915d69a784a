import css from './EventsPage.module.css';

/** The list's shape while it loads; the words beside it say so. */
export function EventsSkeleton() {
  return (
    <div className={css.grid} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={css.skeleton} />
      ))}
    </div>
  );
}
