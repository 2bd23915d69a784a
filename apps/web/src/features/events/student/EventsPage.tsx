import type { EventTab } from '@pratibha/domain/events/event-state';
import { EVENTS_WORDS } from '@pratibha/words/events/student';
import { EVENT_LIST_WORDS } from '@pratibha/words/events/student/list';
import { useQuery } from '@tanstack/react-query';
import { buttonFor } from '../../../data/event-facts.ts';
import { eventsQuery } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { RenewalFailed } from '../../../ui/page/RenewalFailed.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { useUser } from '../../session/session.tsx';
import { WorkshopPopup } from '../../workshops/workshops.tsx';
import { AnnouncementStrip } from './AnnouncementStrip.tsx';
import { EventCard } from './EventCard.tsx';
import css from './EventsPage.module.css';
import { EventsSkeleton } from './EventsSkeleton.tsx';
import { EventTabs } from './EventTabs.tsx';
import { eventsOf, tabOf } from './event-view.ts';
import { LaterEventDialogs } from './LaterEventDialogs.tsx';
import { lastChange } from './last-change.ts';
import { SentBackStrip } from './SentBackStrip.tsx';

type Props = {
  /** The id of the filter tab in the address. */
  readonly tab: string | undefined;
  readonly onTab: (tab: EventTab) => void;
};

/** `/user/events`: every event with its state and its button, both by the server's clock. */
export function EventsPage({ tab: tabId, onTab }: Props) {
  const tab = tabOf(tabId);
  const user = useUser();
  const now = useNow(1000);
  const events = useQuery(eventsQuery());
  const shown = now === null ? undefined : events.data && eventsOf(tab, events.data, user, now);
  return (
    <>
      <PageHeading
        title={EVENTS_WORDS.heading}
        intro={`${EVENT_LIST_WORDS.intro} ${EVENTS_WORDS.zone}`}
      />
      {now !== null && <AnnouncementStrip now={now} />}
      {now !== null && events.data && (
        <SentBackStrip
          events={events.data.filter((event) => buttonFor(event, user, now).action === 'resubmit')}
        />
      )}
      <RenewalFailed message={EVENTS_WORDS.notRenewed} of={events} />
      <EventTabs tab={tab} onTab={onTab} />
      <p className={css.count} role="status">
        {events.isPending && EVENTS_WORDS.loading}
        {shown !== undefined && EVENT_LIST_WORDS.found(shown.length)}
      </p>
      {events.isPending && <EventsSkeleton />}
      {shown !== undefined && now !== null && shown.length > 0 && (
        <div className={css.grid}>
          {shown.map((event) => (
            <EventCard
              key={event.id}
              event={event}
              isInternal={user.is_internal}
              since={lastChange(event, now)}
            />
          ))}
        </div>
      )}
      {!events.isPending && !shown?.length && (
        <EmptyState drawing="events" text={EVENT_LIST_WORDS.empty}>
          {events.isError && (
            <Button onClick={() => void events.refetch()} disabled={events.isFetching}>
              {EVENTS_WORDS.tryAgain}
            </Button>
          )}
          {!events.isError && tab !== 'all' && (
            <Button variant="secondary" onClick={() => onTab('all')}>
              {EVENT_LIST_WORDS.seeAll}
            </Button>
          )}
        </EmptyState>
      )}
      <LaterEventDialogs events={events.data} />
      <WorkshopPopup now={now} />
    </>
  );
}
