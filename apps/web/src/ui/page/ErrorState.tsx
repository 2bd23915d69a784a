import { UI_WORDS } from '@pratibha/words/ui';
import { CloudOff } from 'lucide-react';
import css from '../list/EmptyState.module.css';
import { Button } from '../plain/Button.tsx';

type Props = {
  /** The message, such as those of R8.6. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
};

/** Something could not be fetched: its message, and 'Try Again'. */
export function ErrorState({ message, onRetry, isRetrying = false }: Props) {
  return (
    <div className={css.box} role="alert">
      <CloudOff className={css.icon} size={40} strokeWidth={1.5} aria-hidden />
      <p className={css.text}>{message}</p>
      <Button onClick={onRetry} disabled={isRetrying}>
        {UI_WORDS.tryAgain}
      </Button>
    </div>
  );
}
