import type { UserSubmission } from '@pratibha/contract/submissions';
import { SUBMISSIONS_WORDS } from '@pratibha/words/submissions/student';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOpenRow } from '../../../data/address/open-row.ts';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { submissionsQuery } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { RenewalFailed } from '../../../ui/page/RenewalFailed.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { NotComing } from '../../registrations/registrations.tsx';
import { isCalledOff } from './called-off.ts';
import { HandInDeadline } from './HandInDeadline.tsx';
import { LateOwnPicture } from './late-own-picture.ts';
import css from './MySubmissionsPage.module.css';
import { PlaceLine } from './PlaceLine.tsx';
import { SubmissionDetails } from './SubmissionDetails.tsx';

const COLUMNS: readonly Column<UserSubmission>[] = [
  {
    id: 'event',
    header: SUBMISSIONS_WORDS.event,
    isTitle: true,
    cell: (row) => (
      <>
        <LateOwnPicture id={row.id} />
        {row.event_title}
        {isCalledOff(row) && <RowWarning>{SUBMISSIONS_WORDS.calledOff}</RowWarning>}
      </>
    ),
  },
  {
    id: 'submitted_at',
    header: SUBMISSIONS_WORDS.submittedOn,
    isNoWrap: true,
    cell: (row) => <DateTimeText at={row.submitted_at} />,
  },
  {
    id: 'status',
    header: SUBMISSIONS_WORDS.status,
    cell: (row) => (
      <>
        <StatusBadge status={row.submission_status} />
        <HandInDeadline submission={row} />
        <NotComing eventId={row.event_id} />
        <PlaceLine id={row.event_id} />
      </>
    ),
  },
  {
    id: 'remarks',
    header: SUBMISSIONS_WORDS.remarks,
    cell: (row) => (
      <span className={css.remarks}>{row.review_remarks ?? SUBMISSIONS_WORDS.none}</span>
    ),
  },
];

/** `/user/work-submissions`: the work the person handed in, and what became of it. */
export function MySubmissionsPage() {
  const submissions = useQuery(submissionsQuery());
  const { openId, open, close } = useOpenRow();
  const rows = submissions.data;
  const isEmpty = rows?.length === 0;
  return (
    <>
      <PageHeading title={SUBMISSIONS_WORDS.heading} intro={SUBMISSIONS_WORDS.intro} />
      {submissions.isLoadingError && (
        <ErrorState message={SUBMISSIONS_WORDS.failed} onRetry={() => window.location.reload()} />
      )}
      <RenewalFailed message={SUBMISSIONS_WORDS.failed} of={submissions} />
      {isEmpty && (
        <EmptyState drawing="submissions" text={SUBMISSIONS_WORDS.empty}>
          <Link to={USER_PATHS.events} className={buttonClass()}>
            {SUBMISSIONS_WORDS.browse}
          </Link>
        </EmptyState>
      )}
      {!submissions.isLoadingError && !isEmpty && (
        <DataTable
          caption={SUBMISSIONS_WORDS.caption}
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.id}
          loadingText={SUBMISSIONS_WORDS.loading}
          openKey={openId}
          onOpen={(row) => open(row.id)}
        />
      )}
      <SubmissionDetails
        submission={rows?.find((row) => row.id === openId) ?? null}
        onClose={close}
      />
    </>
  );
}
