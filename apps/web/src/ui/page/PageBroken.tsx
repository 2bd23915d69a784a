import { UI_WORDS } from '@pratibha/words/ui';
import css from '../list/EmptyState.module.css';
import { Button } from '../plain/Button.tsx';

/** A page that failed while drawing, or whose code could not be fetched. */
export function PageBroken() {
  return (
    <div className={css.page}>
      <div className={css.box} role="alert">
        <h1>{UI_WORDS.brokenTitle}</h1>
        <p className={css.text}>{UI_WORDS.brokenText}</p>
        <Button onClick={() => window.location.reload()}>{UI_WORDS.reload}</Button>
      </div>
    </div>
  );
}
