import { NOTIFICATIONS_WORDS } from '@pratibha/words/notifications/page';
import { useState } from 'react';
import { lateComponent } from '../session/session.tsx';
import css from './NotificationsPage.module.css';

/** Few choose anew: the form and its words are fetched when somebody does. */
const ChoicesForm = lateComponent({
  load: async () => (await import('./ChoicesForm.tsx')).ChoicesForm,
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
      {isOpen && <ChoicesForm />}
    </details>
  );
}
