import type { AdminEvent } from '@pratibha/contract/events';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { formatDateTime, formatDay } from '@pratibha/domain/time/competition-time';
import { paths } from '../../../data/address/app-paths.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { EVENTS } from './admin-events.texts.ts';

/** An event as organisers see it, with the ways to its registrations and submissions. */
export function EventDetails({ event }: { readonly event: AdminEvent }) {
  return (
    <DetailList>
      <Fact label={EVENTS.status}>
        <StatusBadge status={event.status} />
      </Fact>
      <Fact label={EVENTS.registrations}>
        <SiteLink href={paths.adminRegistrations({ event: event.id })}>
          {event.registrations}
        </SiteLink>
        {event.capacity !== null && ` / ${event.capacity}`}
      </Fact>
      <Fact label={EVENTS.submissions}>
        <SiteLink href={paths.adminSubmissions({ event: event.id })}>{event.submissions}</SiteLink>
      </Fact>
      <Fact label={EVENTS.registration}>
        {windowWords(event.registration_open, event.registration_close)}
      </Fact>
      <Fact label={EVENTS.submission}>
        {windowWords(event.submission_start, event.submission_close)}
      </Fact>
      <Fact label={EVENTS.eventDate}>
        {event.event_date ? formatDay(event.event_date) : EVENTS.none}
      </Fact>
      <Fact label={EVENTS.internal}>{event.internal_event ? EVENTS.yes : EVENTS.no}</Fact>
      <Fact label={EVENTS.capacity}>{event.capacity ?? EVENTS.unlimited}</Fact>
      <Fact label={EVENTS.wordLimit}>{event.description_word_limit ?? EVENTS.unlimited}</Fact>
      <Fact label={EVENTS.questions}>
        {questionsOf(event.event_questions)
          .map(({ number, question }) => `${number}. ${question}`)
          .join('\n')}
      </Fact>
      <Fact label={EVENTS.changed}>{formatDateTime(new Date(event.updated_at))}</Fact>
    </DetailList>
  );
}

function windowWords(from: string | null, to: string | null): string {
  if (from === null || to === null) return EVENTS.notRequired;
  return EVENTS.range(formatDateTime(new Date(from)), formatDateTime(new Date(to)));
}
