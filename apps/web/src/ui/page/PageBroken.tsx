import { UI_WORDS } from '@pratibha/words/ui';
import { useEffect, useState } from 'react';
import css from '../list/EmptyState.module.css';
import { Button } from '../plain/Button.tsx';

/**
 * A page that failed while drawing, or whose code could not be fetched. Where the connection was
 * gone, which is known, the page is loaded as soon as there is one.
 */
export function PageBroken() {
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <div className={css.page}>
      <div className={css.box} role="alert">
        <h1 className={css.title}>{UI_WORDS.brokenTitle}</h1>
        <p className={css.text}>{isOffline ? UI_WORDS.brokenOffline : UI_WORDS.brokenText}</p>
        {!isOffline && <Button onClick={() => window.location.reload()}>{UI_WORDS.reload}</Button>}
      </div>
    </div>
  );
}
