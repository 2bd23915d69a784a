import type { UserEvent } from '@pratibha/contract/events';
import { EVENT_LIST_WORDS } from '@pratibha/words/events/student/list';
import { Button } from '../../../ui/plain/Button.tsx';
import { Deadline } from '../../submissions/submissions.tsx';
import { useEventDialogs } from './event-dialogs.ts';
import css from './SentBackStrip.module.css';

/** Above the list: each work that the organisers sent back, until when, and the way to it. */
export function SentBackStrip({ events }: { readonly events: readonly UserEvent[] }) {
  const { open } = useEventDialogs();
  if (events.length === 0) return null;
  return (
    <section className={css.strip} aria-label={EVENT_LIST_WORDS.sentBack}>
      {events.map((event) => (
        <div key={event.id} className={css.work}>
          <p>
            {EVENT_LIST_WORDS.sentBackWork(event.title)}
            <Deadline close={event.submission_close} />
          </p>
          <Button onClick={() => open('submit', event.id)}>
            {EVENT_LIST_WORDS.seeWhatTheyAsk}
          </Button>
        </div>
      ))}
    </section>
  );
}
