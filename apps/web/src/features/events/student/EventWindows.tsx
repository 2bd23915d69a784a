import type { UserEvent } from '@pratibha/contract/events';
import { EVENTS_WORDS, windowRange, windowWords } from '@pratibha/words/events/student';
import { formatDay } from '@pratibha/words/time';
import css from './EventWindows.module.css';

type Props = { readonly event: UserEvent; readonly now: Date };

/** The event's windows: when, in the competition's zone, and how far away, by the server's clock. */
export function EventWindows({ event, now }: Props) {
  const { submission_start: start, submission_close: close } = event;
  return (
    <dl className={css.windows}>
      <Row
        label={EVENTS_WORDS.registration}
        open={new Date(event.registration_open)}
        close={new Date(event.registration_close)}
        now={now}
      />
      {event.requires_submission && start !== null && close !== null && (
        <Row
          label={EVENTS_WORDS.submission}
          open={new Date(start)}
          close={new Date(close)}
          now={now}
        />
      )}
      {event.event_date !== null && (
        <div className={css.window}>
          <dt>{EVENTS_WORDS.eventDate}</dt>
          <dd>
            <time dateTime={event.event_date}>{formatDay(event.event_date)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

type RowProps = {
  readonly label: string;
  readonly open: Date;
  readonly close: Date;
  readonly now: Date;
};

function Row({ label, open, close, now }: RowProps) {
  const isNow = now >= open && now <= close;
  return (
    <div className={css.window}>
      <dt>
        {label}{' '}
        <span className={css.rest} data-now={isNow}>
          {windowWords(open, close, now)}
        </span>
      </dt>
      <dd>{windowRange(open, close)}</dd>
    </div>
  );
}
