import { UI_WORDS } from '@pratibha/words/ui';
import css from '../list/EmptyState.module.css';
import { buttonClass } from '../plain/Button.tsx';
import { EmptyDrawing } from '../plain/EmptyDrawing.tsx';

/** An address of the app document that leads nowhere (the second variant, R2.23). */
export function NotFoundPage() {
  return (
    <div className={css.page}>
      <div className={css.box}>
        <EmptyDrawing kind="lost" />
        <p className={css.code}>{UI_WORDS.notFoundCode}</p>
        <h1>{UI_WORDS.notFoundTitle}</h1>
        <p className={css.text}>{UI_WORDS.notFoundText}</p>
        <a className={buttonClass()} href="/">
          {UI_WORDS.goHome}
        </a>
      </div>
    </div>
  );
}
