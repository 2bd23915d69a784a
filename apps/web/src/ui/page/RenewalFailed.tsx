import { UI_WORDS } from '@pratibha/words/ui';
import { CloudOff } from 'lucide-react';
import { Button } from '../plain/Button.tsx';
import css from './RenewalFailed.module.css';

type Props = {
  readonly message: string;
  /** The read whose rows stand; nothing is shown unless fetching them again failed. */
  readonly of: {
    readonly isRefetchError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
};

/** Above rows that stand but could not be fetched again: what failed, and 'Try Again'. */
export function RenewalFailed({ message, of }: Props) {
  if (!of.isRefetchError) return null;
  return (
    <div className={css.strip} role="alert">
      <p className={css.text}>
        <CloudOff size={20} strokeWidth={1.75} aria-hidden />
        {message}
      </p>
      <Button variant="secondary" onClick={() => void of.refetch()} disabled={of.isFetching}>
        {UI_WORDS.tryAgain}
      </Button>
    </div>
  );
}
