import css from '../list/EmptyState.module.css';
import { Button } from '../plain/Button.tsx';
import { UI } from '../ui.texts.ts';

/** A page that failed while drawing, or whose code could not be fetched. */
export function PageBroken() {
  return (
    <div className={css.page}>
      <div className={css.box} role="alert">
        <h1>{UI.brokenTitle}</h1>
        <p className={css.text}>{UI.brokenText}</p>
        <Button onClick={() => window.location.reload()}>{UI.reload}</Button>
      </div>
    </div>
  );
}
