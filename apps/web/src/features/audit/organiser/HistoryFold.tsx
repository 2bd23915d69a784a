import { HISTORY_WORDS } from '@pratibha/words/audit/organiser/history';
import { useState } from 'react';
import { lateComponent } from '../../session/session.tsx';
import css from './HistoryFold.module.css';
import type { HistoryCall } from './HistoryOf.tsx';

/** Few look at a history: its words and looks are fetched when somebody does. */
const HistoryOf = lateComponent({ load: async () => (await import('./HistoryOf.tsx')).HistoryOf });

type Props = { readonly call: HistoryCall; readonly id: number };

/** The history of one thing in its details, fetched once it is unfolded. */
export function HistoryFold({ call, id }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.fold} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{HISTORY_WORDS.title}</summary>
      {isOpen && <HistoryOf call={call} id={id} />}
    </details>
  );
}
