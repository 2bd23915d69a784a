import { HISTORY_WORDS } from '@pratibha/words/audit/organiser/history';
import { lazy, Suspense, useState } from 'react';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import css from './HistoryFold.module.css';
import type { HistoryCall } from './HistoryOf.tsx';

/** Few look at a history: its words and looks are fetched when somebody does. */
const HistoryOf = lazy(async () => {
  const { HistoryOf: component } = await import('./HistoryOf.tsx');
  return { default: component };
});

type Props = { readonly call: HistoryCall; readonly id: number };

/** The history of one thing in its details, fetched once it is unfolded. */
export function HistoryFold({ call, id }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.fold} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{HISTORY_WORDS.title}</summary>
      {isOpen && (
        <Suspense fallback={<Spinner label={HISTORY_WORDS.loading} />}>
          <HistoryOf call={call} id={id} />
        </Suspense>
      )}
    </details>
  );
}
