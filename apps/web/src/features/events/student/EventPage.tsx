import type { UserEvent } from '@pratibha/contract/events';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { EVENTS_WORDS } from '@pratibha/words/events/student';
import { EVENT_PAGE_WORDS } from '@pratibha/words/events/student/page';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { buttonFor } from '../../../data/event-facts.ts';
import { eventsQuery } from '../../../data/queries.ts';
import { said } from '../../../data/said.ts';
import { useNow } from '../../../data/server-clock.ts';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { RenewalFailed } from '../../../ui/page/RenewalFailed.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import { ornament } from '../../../ui/plain/ornament.ts';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { useIsHydrating } from '../../../ui/plain/use-is-hydrating.ts';
import { FollowUp, Waiting } from '../../registrations/registrations.tsx';
import { useUser } from '../../session/session.tsx';
import { EventAction } from './EventAction.tsx';
import { EventBadges, OwnBadge } from './EventBadges.tsx';
import { EventBanner } from './EventBanner.tsx';
import { EventGlance } from './EventGlance.tsx';
import css from './EventPage.module.css';
import { EventPlaceLine } from './EventPlaceLine.tsx';
import { EventStanding } from './EventStanding.tsx';
import { EventWindows } from './EventWindows.tsx';
import { isInEvent, takesPart } from './event-view.ts';
import { nextDate } from './event-windows.ts';
import { LaterEventDialogs } from './LaterEventDialogs.tsx';

// Nobody needs it at first sight, and the page must come quickly.
const EventToKeep = ornament(async () => (await import('./EventToKeep.tsx')).EventToKeep);
const EventEnquiries = ornament(
  async () => (await import('../../enquiries/enquiries.tsx')).EventEnquiries,
);

const TryUpload = ornament(async () =>
  (await import('../../submissions/submissions.tsx')).fetchTryUpload(),
);
const OwnJudged = ornament(async () => (await import('../../judging/judging.tsx')).OwnJudged);
const AskAboutResult = ornament(
  async () => (await import('../../results/results.tsx')).AskAboutResult,
);

/** `/user/events/$id`: everything about one event, and where the person stands in it. */
export function EventPage({ id }: { readonly id: number }) {
  const events = useQuery(eventsQuery());
  const now = useNow(1000);
  const event = events.data?.find((each) => each.id === id);
  if (events.isPending || now === null) return <Spinner label={EVENTS_WORDS.loading} />;
  return (
    <>
      <Link to={USER_PATHS.events} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {EVENT_PAGE_WORDS.back}
      </Link>
      <RenewalFailed message={EVENTS_WORDS.notRenewed} of={events} />
      {event !== undefined ? (
        <EventArticle event={event} now={now} />
      ) : (
        <>
          <PageHeading title={EVENTS_WORDS.heading} />
          <EmptyState
            drawing="lost"
            text={events.isError ? EVENT_PAGE_WORDS.failed : EVENT_PAGE_WORDS.gone}
          >
            {events.isError ? (
              <Button onClick={() => void events.refetch()} disabled={events.isFetching}>
                {EVENTS_WORDS.tryAgain}
              </Button>
            ) : (
              <Link to={USER_PATHS.events} className={buttonClass()}>
                {EVENT_PAGE_WORDS.browse}
              </Link>
            )}
          </EmptyState>
        </>
      )}
      <LaterEventDialogs events={events.data} />
    </>
  );
}

type Props = { readonly event: UserEvent; readonly now: Date };

function EventArticle({ event, now }: Props) {
  const user = useUser();
  const isHydrating = useIsHydrating();
  const button = buttonFor(event, user, now);
  const isIn = isInEvent(event, user, now);
  const action = <EventAction event={event} button={button} isIn={isIn} />;
  const next = nextDate(event, now);
  return (
    <article>
      <div className={css.layout}>
        <div className={css.main}>
          <div className={css.banner}>
            <EventBanner event={event} />
          </div>
          <PageHeading title={event.title} />
          <div className={css.own}>
            <OwnBadge event={event} />
            <EventBadges event={event} now={now} />
            {next && (
              <p>
                <strong>{next.label}</strong> {next.when}
              </p>
            )}
          </div>
          <EventGlance event={event} about={<About event={event} />} />
          <Questions event={event} />
          {!isHydrating && (
            <Suspense>
              <EventEnquiries eventId={event.id} />
            </Suspense>
          )}
        </div>
        <aside className={css.aside} aria-label={EVENT_PAGE_WORDS.whereYouStand}>
          <div>
            <EventWindows event={event} now={now} />
            <EventPlaceLine id={event.id} />
          </div>
          <p className={css.zone}>{EVENTS_WORDS.zone}</p>
          <EventStanding event={event} />
          {!isHydrating && event.submission_status !== null && (
            <Suspense>
              <OwnJudged eventId={event.id} />
              <AskAboutResult eventId={event.id} />
            </Suspense>
          )}
          {event.registration_status === 'SHORTLISTED' && <FollowUp eventId={event.id} />}
          {!isHydrating && event.requires_submission && takesPart(event) && (
            <Suspense>
              <TryUpload eventId={event.id} />
            </Suspense>
          )}
          {!isHydrating && (
            <Suspense>
              <EventToKeep event={event} now={now} />
            </Suspense>
          )}
          <div className={css.action}>{action}</div>
          {!event.is_registered && <Waiting event={event} refusal={button.refusal} />}
        </aside>
      </div>
      {button.action !== null && <div className={css.foot}>{action}</div>}
    </article>
  );
}

function About({ event }: { readonly event: UserEvent }) {
  return (
    <section aria-label={EVENT_PAGE_WORDS.about}>
      <p className={css.description}>{event.description}</p>
      {event.event_details_url !== null && (
        <a
          className={css.details}
          href={event.event_details_url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {EVENTS_WORDS.details}
          <ExternalLink size={16} strokeWidth={1.75} aria-label={EVENTS_WORDS.opensElsewhere} />
        </a>
      )}
    </section>
  );
}

function Questions({ event }: { readonly event: UserEvent }) {
  return (
    <section className={css.questions}>
      <h2>{EVENT_PAGE_WORDS.questions}</h2>
      <p>{EVENT_PAGE_WORDS.questionsNote}</p>
      <ol>
        {questionsOf(event.event_questions).map(({ number, question, required }) => (
          <li key={number} value={Number(number)}>
            {said(question)}
            {!required && <span className={css.optional}> ({EVENT_PAGE_WORDS.optional})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
