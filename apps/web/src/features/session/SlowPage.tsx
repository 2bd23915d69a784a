import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/plain/Spinner.tsx';

/**
 * After this a press that changed nothing yet looks as if it had missed; quick pages never show it.
 */
const SLOW_MS = 300;

/** Over the page that is still there, that the next one is on its way. */
export function SlowPage() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow && <Spinner label={SHELL_WORDS.loading} over="words" />;
}
