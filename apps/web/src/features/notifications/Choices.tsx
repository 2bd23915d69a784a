import { NOTIFICATIONS_WORDS } from '@pratibha/words/notifications/page';
import { useEffect, useRef, useState } from 'react';
import { lateComponent } from '../session/session.tsx';
import css from './NotificationsPage.module.css';

/** Few choose anew: the form and its words are fetched when somebody does. */
const ChoicesForm = lateComponent({
  load: async () => (await import('./ChoicesForm.tsx')).ChoicesForm,
});

/** What reaches the person, and how: below what they were told. */
export function Choices() {
  const [isOpen, setIsOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // The page is there, and can be opened, before its code is.
  useEffect(() => setIsOpen(fold.current?.open === true), []);
  return (
    <details
      ref={fold}
      className={css.choices}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{NOTIFICATIONS_WORDS.choices}</summary>
      {isOpen && <ChoicesForm />}
    </details>
  );
}
