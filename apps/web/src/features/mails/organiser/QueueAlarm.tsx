import { MAILS_WORDS } from '@pratibha/words/mail/organiser';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { LIVE_QUERY } from '../../console/console.tsx';
import css from './MailsPage.module.css';

/** From here on somebody should look: greylists take less. */
const LATE_SECONDS = 900;

/** Says that no mails are sent, or that they wait for long; nothing while all is well. */
export function QueueAlarm() {
  const { data: queue } = useQuery({ ...read('GET /admin/mails/queue', {}), ...LIVE_QUERY });
  if (queue === undefined) return null;
  const { is_on: isOn, oldest_seconds: seconds } = queue;
  if (isOn && seconds <= LATE_SECONDS) return null;
  return (
    <p className={css.alarm} role="status">
      {isOn ? MAILS_WORDS.late(Math.floor(seconds / 60)) : MAILS_WORDS.off}
    </p>
  );
}
