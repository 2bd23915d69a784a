import { UI_WORDS } from '@pratibha/words/ui';
import { CloudOff } from 'lucide-react';
import { Button } from '../plain/Button.tsx';
import css from './RenewalFailed.module.css';

type Attempt = {
  readonly message: string;
  /** What was tried, and can be tried again. */
  readonly of: { readonly isFetching: boolean; readonly refetch: () => unknown };
};

type Failure = Attempt & {
  /** Whether it stands over the page, at its foot: what was asked for has no place in it. */
  readonly isOver?: boolean;
};

/** A strip above what stands: what could not be fetched, and 'Try Again'. */
export function FetchFailed({ message, of, isOver = false }: Failure) {
  return (
    <div className={css.strip} role="alert" data-over={isOver}>
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

type Renewal = Attempt & { readonly of: { readonly isRefetchError: boolean } };

/** The same above rows that could not be fetched again; nothing unless that failed. */
export function RenewalFailed({ message, of }: Renewal) {
  return of.isRefetchError && <FetchFailed message={message} of={of} />;
}
