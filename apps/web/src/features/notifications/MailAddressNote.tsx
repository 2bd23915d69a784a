import { NOTIFICATIONS_WORDS } from '@pratibha/words/notifications/page';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/queries.ts';
import css from './NotificationsPage.module.css';

/** Says that mails to the person's address come back, and what to do; nothing while they arrive. */
export function MailAddressNote() {
  const { data: address } = useQuery(read('GET /user/mail-address', {}));
  if (address === undefined || address.refused_at === null) return null;
  return (
    <div className={css.comesBack} role="status">
      <p>
        <strong>{NOTIFICATIONS_WORDS.mailsComeBack(address.email)}</strong>
      </p>
      <p>{NOTIFICATIONS_WORDS.mailsComeBackText}</p>
    </div>
  );
}
