import { Button } from '../plain/Button.tsx';
import { UI } from '../ui.texts.ts';
import css from './Toolbar.module.css';

type Props = {
  /** Rows of this page and of the whole; the whole may be '10000+'. */
  readonly range: string;
  readonly onFirst: (() => void) | null;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
};

/** First, previous and next page of a list that is paged by cursor; null disables a button. */
export function Pager({ range, onFirst, onPrevious, onNext }: Props) {
  return (
    <nav className={css.pager} aria-label={UI.pages}>
      <p role="status">{range}</p>
      <div className={css.pages}>
        <Button variant="secondary" disabled={onFirst === null} onClick={() => onFirst?.()}>
          {UI.firstPage}
        </Button>
        <Button variant="secondary" disabled={onPrevious === null} onClick={() => onPrevious?.()}>
          {UI.previousPage}
        </Button>
        <Button variant="secondary" disabled={onNext === null} onClick={() => onNext?.()}>
          {UI.nextPage}
        </Button>
      </div>
    </nav>
  );
}
