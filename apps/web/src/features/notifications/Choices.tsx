import { NOTIFICATIONS_WORDS } from '@pratibha/words/notifications/page';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { lazy, Suspense, useState } from 'react';
import { Spinner } from '../../ui/plain/Spinner.tsx';
import css from './NotificationsPage.module.css';

/** Few choose anew: the form and its words are fetched when somebody does. */
const ChoicesForm = lazy(async () => {
  const { ChoicesForm: component } = await import('./ChoicesForm.tsx');
  return { default: component };
});

/** What reaches the person, and how: below what they were told. */
export function Choices() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={css.choices}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{NOTIFICATIONS_WORDS.choices}</summary>
      {isOpen && (
        <Suspense fallback={<Spinner label={SHELL_WORDS.loading} />}>
          <ChoicesForm />
        </Suspense>
      )}
    </details>
  );
}
