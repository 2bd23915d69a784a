import type { UserEvent } from '@pratibha/contract/events';
import { EVENTS_WORDS, windowRange, windowWords } from '@pratibha/words/events/student';
import { EVENT_PLACE_WORDS } from '@pratibha/words/events/student/place';
import { REGISTERED_WORDS } from '@pratibha/words/registrations/student/registered';
import { formatDateTime, formatDay, ZONE_LABEL, ZONE_SHORT } from '@pratibha/words/time';
import { Link } from '@tanstack/react-router';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { usePlaceLine } from '../../../data/event-place.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { ReceiptSheet } from '../../../ui/dialog/ReceiptSheet.tsx';
import { useLast } from '../../../ui/dialog/use-last.ts';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import type { Registered } from '../../registrations/registrations.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import css from './RegisteredDialog.module.css';

type Props = {
  readonly registered: Registered | null;
  /** The event, once the list of them is there. */
  readonly event: UserEvent | undefined;
  readonly onClose: () => void;
};

/** The sheet after registering: for what, what Pending means, and what comes next, with dates. */
export function RegisteredDialog({ registered, event: latest, onClose }: Props) {
  const shown = useLast(registered);
  const event = useLast(latest ?? null);
  if (shown === null) return null;
  const status = event?.registration_status ?? 'PENDING';
  const time = formatDateTime(new Date(shown.at)).replace(ZONE_SHORT, ZONE_LABEL);
  return (
    <ReceiptSheet
      isOpen={registered !== null}
      title={REGISTERED_WORDS.title}
      onClose={onClose}
      facts={
        <>
          <Fact label={REGISTERED_WORDS.event}>{shown.eventTitle}</Fact>
          <Fact label={REGISTERED_WORDS.time}>
            {REGISTERED_WORDS.numberAndTime(shown.id, time)}
          </Fact>
          <Fact label={REGISTERED_WORDS.status}>
            <StatusBadge status={status} />
          </Fact>
        </>
      }
      ways={
        <Link to={USER_PATHS.eventRegistrations} className={buttonClass('secondary')}>
          {REGISTERED_WORDS.toRegistrations}
        </Link>
      }
      doneLabel={REGISTERED_WORDS.done}
    >
      {status === 'PENDING' && (
        <p>
          {REGISTERED_WORDS.meaning} {REGISTERED_WORDS.decision}
        </p>
      )}
      {event !== null && <NextSteps event={event} />}
    </ReceiptSheet>
  );
}

function NextSteps({ event }: { readonly event: UserEvent }) {
  const { submission_start: start, submission_close: close } = event;
  const line = usePlaceLine(event.id);
  return (
    <section className={css.next}>
      <h3>{REGISTERED_WORDS.next}</h3>
      <DetailList>
        {event.requires_submission && start !== null && close !== null && (
          <Fact label={REGISTERED_WORDS.handIn}>
            {windowRange(new Date(start), new Date(close))} (
            {windowWords(new Date(start), new Date(close), serverNow())}).{' '}
            {REGISTERED_WORDS.handInNote}
          </Fact>
        )}
        {event.event_date !== null && (
          <Fact label={EVENTS_WORDS.eventDate}>{formatDay(event.event_date)}</Fact>
        )}
        {line && <Fact label={EVENT_PLACE_WORDS.whenAndWhere}>{line}</Fact>}
        <Fact label={REGISTERED_WORDS.withdraw}>
          {REGISTERED_WORDS.withdrawUntil(formatDateTime(new Date(event.registration_close)))}
        </Fact>
      </DetailList>
      <AddToCalendar event={event} now={serverNow()} />
    </section>
  );
}
