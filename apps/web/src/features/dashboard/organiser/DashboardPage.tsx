import type { Dashboard } from '@pratibha/contract/dashboard';
import type { PublicEvent } from '@pratibha/contract/events';
import { mayDo, mayInEvent } from '@pratibha/domain/access';
import { DASHBOARD_WORDS } from '@pratibha/words/dashboard/organiser';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarDays, ClipboardList, FileCheck2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import { useIsSetUp } from '../../../shell/clock/site-info.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { StatCard } from '../../../ui/list/StatCard.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import {
  EditionFilter,
  type EditionInAddress,
  LIVE_LIST_QUERY,
  LIVE_QUERY,
  useFailureToast,
  useNoEvents,
} from '../../console/console.tsx';
import { SetUpNotice } from '../../editions/editions.tsx';
import { byMoment, MomentOf, TitleAndFigures } from '../../events/events.tsx';
import { useUser } from '../../session/session.tsx';
import { Activity } from './Activity.tsx';
import css from './dashboard.module.css';

import { EventCalendar } from './EventCalendar.tsx';
import { ToDo } from './ToDo.tsx';
import { Upcoming } from './Upcoming.tsx';
import { readDashboard } from './warm-dashboard.ts';

const MINUTE_MS = 60_000;

/** The dashboard (R2.44 to R2.48): counts, events, calendar, what comes next, and the activity. */
export function DashboardPage({ edition }: { readonly edition: EditionInAddress | undefined }) {
  const navigate = useNavigate();
  const counts = useQuery({ ...readDashboard(edition), ...LIVE_LIST_QUERY });
  const events = useQuery({ ...read('GET /public/events/available', {}), ...LIVE_QUERY });
  const [isAlertSeen, setIsAlertSeen] = useState(false);
  const user = useUser();
  const now = useNow(MINUTE_MS);
  const isToSetUp = !useIsSetUp() && mayDo('editions.write', user);
  // The call is the public site's, which knows every event.
  const own = events.data?.filter(({ id }) => mayInEvent('events.read', user, id));
  const readable = edition === undefined ? own : amongThose(own, counts.data?.per_event);
  const noEvents = useNoEvents(edition);
  const isFailed = events.isError && readable === undefined;
  useFailureToast(counts.isError, DASHBOARD_WORDS.countsFailed);
  return (
    <>
      <PageHeading title={DASHBOARD_WORDS.heading}>
        <EditionFilter
          value={edition}
          onChoose={(chosen) =>
            void navigate({ to: '.', search: (): object => ({ edition: chosen }), replace: true })
          }
        />
      </PageHeading>
      {isToSetUp && <SetUpNotice />}
      <ToDo
        edition={edition}
        figures={counts.data?.per_event}
        isFailed={counts.isError}
        events={readable}
      />
      <Counts counts={counts.data} edition={edition} />
      <div className={css.columns}>
        <section className={css.main} aria-labelledby="dashboard-events">
          <h2 id="dashboard-events" className={css.title}>
            {DASHBOARD_WORDS.eventsTable}
          </h2>
          <DataTable
            caption={DASHBOARD_WORDS.eventsTable}
            columns={columnsOf(counts.data?.per_event)}
            rows={isFailed ? [] : readable && (now ? byMoment(readable, now) : readable)}
            rowKey={({ id }) => id}
            isHeaderSticky
            emptyText={noEvents}
          />
          <Activity days={counts.data?.per_day} />
        </section>
        <div className={css.aside}>
          <EventCalendar events={readable ?? []} />
          <Upcoming events={isFailed ? [] : readable} />
        </div>
      </div>
      <AlertDialog
        message={isFailed && !isAlertSeen ? DASHBOARD_WORDS.upcomingFailed : null}
        title={DASHBOARD_WORDS.upcoming}
        onClose={() => setIsAlertSeen(true)}
      />
    </>
  );
}

/** The events of an edition are those that it was counted in; undefined while either is loading. */
function amongThose(
  events: readonly PublicEvent[] | undefined,
  figures: readonly Figures[] | undefined,
): readonly PublicEvent[] | undefined {
  if (figures === undefined) return undefined;
  const counted = new Set(figures.map(({ id }) => id));
  return events?.filter(({ id }) => counted.has(id));
}

type CountsProps = {
  readonly counts: Dashboard | undefined;
  readonly edition: EditionInAddress | undefined;
};

/** The four cards; registrations and submissions lead to those that wait for a decision. */
function Counts({ counts, edition }: CountsProps) {
  return (
    <div className={css.cards}>
      <StatCard
        icon={UsersRound}
        label={DASHBOARD_WORDS.activeUsers}
        count={counts?.active_users ?? null}
      />
      <StatCard icon={CalendarDays} label={DASHBOARD_WORDS.events} count={counts?.events ?? null} />
      <StatCard
        icon={ClipboardList}
        label={DASHBOARD_WORDS.registrations}
        count={counts?.registrations ?? null}
      >
        {counts && (
          <SiteLink
            className={css.pending}
            href={adminPaths.registrations({ edition, status: 'PENDING' })}
          >
            {DASHBOARD_WORDS.pending(counts.pending_registrations)}
          </SiteLink>
        )}
      </StatCard>
      <StatCard
        icon={FileCheck2}
        label={DASHBOARD_WORDS.submissions}
        count={counts?.submissions ?? null}
      >
        {counts && (
          <SiteLink
            className={css.pending}
            href={adminPaths.submissions({ edition, status: 'PENDING' })}
          >
            {DASHBOARD_WORDS.pending(counts.pending_submissions)}
          </SiteLink>
        )}
      </StatCard>
    </div>
  );
}

/** The columns of R2.45; what organisers know besides stands under title and status. */
function columnsOf(figures: readonly Figures[] = []): readonly Column<PublicEvent>[] {
  const byId = new Map(figures.map((each) => [each.id, each]));
  return [
    {
      id: 'title',
      header: DASHBOARD_WORDS.columns.title,
      cell: ({ id, title }) => <Title title={title} figures={byId.get(id)} />,
      isTitle: true,
    },
    {
      id: 'status',
      header: DASHBOARD_WORDS.columns.status,
      isNoWrap: true,
      cell: (event) => (
        <>
          <StatusBadge status={event.status} />
          <MomentOf event={event} />
        </>
      ),
    },
    {
      id: 'registration_open',
      header: DASHBOARD_WORDS.columns.open,
      isNoWrap: true,
      cell: ({ registration_open }) => <DateTimeText at={registration_open} />,
    },
    {
      id: 'registration_close',
      header: DASHBOARD_WORDS.columns.close,
      isNoWrap: true,
      cell: ({ registration_close }) => <DateTimeText at={registration_close} />,
    },
  ];
}

type Figures = Dashboard['per_event'][number];

type TitleProps = { readonly title: string; readonly figures: Figures | undefined };

function Title({ title, figures }: TitleProps) {
  const undecided = figures ? figures.pending_registrations + figures.pending_submissions : 0;
  return (
    <TitleAndFigures
      title={title}
      registrations={figures?.seats_taken ?? figures?.registrations}
      capacity={figures?.capacity}
      undecided={undecided}
    />
  );
}
