import css from '../list/EmptyState.module.css';
import { buttonClass } from '../plain/Button.tsx';
import { EmptyDrawing } from '../plain/EmptyDrawing.tsx';
import { UI } from '../ui.texts.ts';

/** An address of the app document that leads nowhere (spec section 2, the second variant). */
export function NotFoundPage() {
  return (
    <div className={css.page}>
      <div className={css.box}>
        <EmptyDrawing kind="lost" />
        <p className={css.code}>{UI.notFoundCode}</p>
        <h1>{UI.notFoundTitle}</h1>
        <p className={css.text}>{UI.notFoundText}</p>
        <a className={buttonClass()} href="/">
          {UI.goHome}
        </a>
      </div>
    </div>
  );
}
