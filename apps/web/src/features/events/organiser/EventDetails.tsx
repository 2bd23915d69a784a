import type { AdminEvent } from '@pratibha/contract/events';
import { mayInEvent } from '@pratibha/domain/access';
import {
  EVENT_FIELDS,
  EVENT_FORM,
  type EventField,
  type PlaceField,
} from '@pratibha/domain/events/event-fields';
import type { FormValue } from '@pratibha/domain/form-value';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { eventFieldNames } from '@pratibha/words/events/organiser/fields';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { EVENT_FIGURES_WORDS } from '@pratibha/words/events/organiser/moments';
import { formatDateTime, formatDay } from '@pratibha/words/time';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { RealTimeNote } from '../../../shell/clock/RealTimeNote.tsx';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { HistoryFold } from '../../audit/audit.tsx';
import { useUser } from '../../session/session.tsx';
import { EventWorkForm } from '../../work-forms/work-forms.tsx';
import { ComingFact } from './ComingFact.tsx';
import css from './EventDetails.module.css';
import { MomentOf } from './EventFigures.tsx';
import { EventFollowUp } from './EventFollowUp.tsx';
import { EventPlaceFacts } from './EventPlaceFacts.tsx';
import { EventVersions } from './EventVersions.tsx';
import { EventWaitingList } from './EventWaitingList.tsx';
import type { FormField } from './merge.ts';
import { OpeningSteps } from './OpeningSteps.tsx';
import { useSeatsTaken } from './use-seats.ts';

type Props = {
  readonly event: AdminEvent;
  /** Opens the form at a field; null: for who only reads the event. */
  readonly onField: ((field: FormField) => void) | null;
};

const W = eventFieldNames('fact');

/** What is told above, or of which the form is enough; dates are told above, links in the form. */
const TOLD_APART = ['title', 'description', 'status', 'seats', 'reply_to'];
type Told = Exclude<EventField, PlaceField | 'seats' | 'reply_to'>;
const FACTS = [EVENT_FORM.about, EVENT_FORM.limits, EVENT_FORM.messages]
  .flatMap((part) => Object.keys(part) as Told[])
  .filter((name) => !TOLD_APART.includes(name));

/**
 * An event as organisers see it, with what is missing until it opens, and the ways to its
 * registrations and submissions.
 */
export function EventDetails({ event, onField }: Props) {
  const mayChange = onField !== null && event.status !== 'DELETED';
  return (
    <div className={css.details}>
      <OpeningSteps event={event} onField={onField} />
      <Facts event={event} />
      {event.requires_submission && <EventWorkForm event={event} mayChange={mayChange} />}
      <EventFollowUp event={event} mayChange={mayChange} />
      <EventWaitingList event={event} mayChange={mayChange} />
      <EventVersions event={event} mayChange={mayChange} />
      <HistoryFold call="GET /admin/events/{id}/history" id={event.id} />
    </div>
  );
}

function Facts({ event }: { readonly event: AdminEvent }) {
  const seatsTaken = useSeatsTaken();
  const user = useUser();
  return (
    <DetailList>
      <Fact label={ADMIN_EVENTS_WORDS.status}>
        <StatusBadge status={event.status} />
        <MomentOf event={event} />
      </Fact>
      <Fact label={ADMIN_EVENTS_WORDS.registrations}>
        <SiteLink href={adminPaths.registrations({ event: event.id })}>
          {event.registrations}
        </SiteLink>
        {event.pending_registrations > 0 && (
          <>
            {' · '}
            <SiteLink href={adminPaths.registrations({ event: event.id, status: 'PENDING' })}>
              {EVENT_FIGURES_WORDS.undecided(event.pending_registrations)}
            </SiteLink>
          </>
        )}
      </Fact>
      <Fact label={ADMIN_EVENTS_WORDS.submissions}>
        <SiteLink href={adminPaths.submissions({ event: event.id })}>{event.submissions}</SiteLink>
        {event.pending_submissions > 0 && (
          <>
            {' · '}
            <SiteLink href={adminPaths.submissions({ event: event.id, status: 'PENDING' })}>
              {EVENT_FIGURES_WORDS.undecided(event.pending_submissions)}
            </SiteLink>
          </>
        )}
      </Fact>
      {mayInEvent('judging.organise', user, event.id) && (
        <Fact label={ADMIN_EVENTS_WORDS.judging}>
          <SiteLink href={adminPaths.judging(event)}>{ADMIN_EVENTS_WORDS.rounds}</SiteLink>
        </Fact>
      )}
      {mayInEvent('events.manage', user, event.id) && (
        <Fact label={ADMIN_EVENTS_WORDS.language}>
          <SiteLink href={adminPaths.translations({ of: `event-${event.id}` })}>
            {ADMIN_EVENTS_WORDS.translate}
          </SiteLink>
        </Fact>
      )}
      <Fact label={ADMIN_EVENTS_WORDS.registration}>
        {windowWords(event.registration_open, event.registration_close)}
      </Fact>
      <Fact label={ADMIN_EVENTS_WORDS.submission}>
        {windowWords(event.submission_start, event.submission_close)}
      </Fact>
      <Fact label={W.event_date}>
        {event.event_date ? formatDay(event.event_date) : ADMIN_EVENTS_WORDS.none}
      </Fact>
      <EventPlaceFacts id={event.id} />
      <ComingFact id={event.id} />
      {FACTS.filter((name) => event.requires_submission || name !== 'works_once').map((name) => (
        <Fact key={name} label={W[name]}>
          {name === 'capacity' && event.capacity !== null
            ? ADMIN_EVENTS_WORDS.places(event.capacity, seatsTaken(event))
            : factOf(name, event[name] ?? (name === 'works_once' ? false : null))}
        </Fact>
      ))}
      <Fact label={ADMIN_EVENTS_WORDS.questions}>
        {questionsOf(event.event_questions)
          .map(({ number, question }) => `${number}. ${question}`)
          .join('\n')}
      </Fact>
      <Fact label={ADMIN_EVENTS_WORDS.changed}>
        {formatDateTime(new Date(event.updated_at))}
        <RealTimeNote />
      </Fact>
    </DetailList>
  );
}

function windowWords(from: string | null, to: string | null): string {
  if (from === null || to === null) return ADMIN_EVENTS_WORDS.notRequired;
  return ADMIN_EVENTS_WORDS.range(formatDateTime(new Date(from)), formatDateTime(new Date(to)));
}

function factOf(name: Told, stored: AdminEvent[Told]): string {
  const value: FormValue = EVENT_FIELDS[name];
  if (value.kind === 'yes') return stored ? ADMIN_EVENTS_WORDS.yes : ADMIN_EVENTS_WORDS.no;
  const words = [stored ?? []].flat().join(', ');
  const isLimit = value.kind === 'optional' && value.of.kind === 'number';
  return words || (isLimit ? ADMIN_EVENTS_WORDS.unlimited : ADMIN_EVENTS_WORDS.none);
}
