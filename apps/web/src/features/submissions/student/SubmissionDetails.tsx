import type { UserSubmission, UserSubmissionDetail } from '@pratibha/contract/submissions';
import { replacedBy } from '@pratibha/domain/submissions/replacing';
import { isWorkPage } from '@pratibha/domain/works/work-page';
import { SUBMISSIONS_WORDS } from '@pratibha/words/submissions/student';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { submissionQuery } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { DetailDrawer, DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { useLast } from '../../../ui/dialog/use-last.ts';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { ornament } from '../../../ui/plain/ornament.ts';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { NotComing } from '../../registrations/registrations.tsx';
import { isCalledOff } from './called-off.ts';
import { HandInDeadline, mayResubmit } from './HandInDeadline.tsx';
import { ReplaceWay } from './ReplaceWay.tsx';
import css from './SubmissionDetails.module.css';
import { WorkLink } from './WorkLink.tsx';

// Few works are judged at a stand or in a room, and fewer have a result.
const OwnResult = ornament(async () => (await import('../../results/results.tsx')).OwnResult);
const AskAboutResult = ornament(
  async () => (await import('../../results/results.tsx')).AskAboutResult,
);
const OwnJudged = ornament(async () => (await import('../../judging/judging.tsx')).OwnJudged);

const Corrected = ornament(
  async () => (await import('../../corrections/corrections.tsx')).Corrected,
);
const OwnLinkStates = ornament(
  async () => (await import('../../link-checks/link-checks.tsx')).OwnLinkStates,
);
const OwnParts = ornament(async () => (await import('./OwnParts.tsx')).OwnParts);
const OwnConsent = ornament(async () => (await import('./OwnConsent.tsx')).OwnConsent);

type Props = { readonly submission: UserSubmission | null; readonly onClose: () => void };

/** The detail panel of a submission (R2.40): everything sent, its receipt, all revisions. */
export function SubmissionDetails({ submission, onClose }: Props) {
  const shown = useLast(submission);
  const detail = useQuery({
    ...submissionQuery(shown?.id ?? 0),
    enabled: submission !== null,
  });
  if (shown === null) return null;
  const isFailed = submission !== null && detail.isLoadingError;
  return (
    <>
      <DetailDrawer
        isOpen={submission !== null && !isFailed}
        title={shown.event_title}
        onClose={onClose}
        note={isCalledOff(shown) && <RowWarning>{SUBMISSIONS_WORDS.calledOff}</RowWarning>}
        footer={isCalledOff(shown) ? undefined : <Ways submission={detail.data ?? shown} />}
      >
        {detail.data === undefined ? (
          <Spinner label={SUBMISSIONS_WORDS.loadingDetails} />
        ) : (
          <Facts submission={detail.data} />
        )}
      </DetailDrawer>
      <AlertDialog
        title={SUBMISSIONS_WORDS.alertTitle}
        message={isFailed ? SUBMISSIONS_WORDS.failedDetails : null}
        onClose={onClose}
      />
    </>
  );
}

/** Where to go on; a deleted event has no page. */
function Ways({ submission }: { readonly submission: UserSubmission }) {
  const id = submission.event_id;
  return (
    <>
      {mayResubmit(submission) && (
        <SiteLink href={userEventPath({ id, opens: 'submit' })} className={buttonClass()}>
          {SUBMISSIONS_WORDS.resubmit}
        </SiteLink>
      )}
      <ReplaceWay submission={submission} />
      <SiteLink href={userEventPath({ id })} className={buttonClass('secondary')}>
        {SUBMISSIONS_WORDS.openEvent}
      </SiteLink>
    </>
  );
}

function Facts({ submission }: { readonly submission: UserSubmissionDetail }) {
  const earlier = submission.revisions.filter(({ revision }) => revision !== submission.revision);
  return (
    <>
      {/* First what somebody opens it for: they were told that results are out. */}
      <div className={css.result}>
        <Suspense>
          <OwnResult submissionId={submission.id} />
        </Suspense>
      </div>
      <DetailList>
        <Fact label={SUBMISSIONS_WORDS.status}>
          <StatusBadge status={submission.submission_status} />
          <HandInDeadline submission={submission} />
          <NotComing eventId={submission.event_id} />
        </Fact>
        <Fact label={SUBMISSIONS_WORDS.receipt}>
          {SUBMISSIONS_WORDS.receiptLine(submission.id, submission.revision)} ·{' '}
          <DateTimeText at={submission.submitted_at} />
        </Fact>
        <Work work={submission} id={submission.id} />
      </DetailList>
      <Suspense>
        <OwnParts
          submissionId={submission.id}
          eventId={submission.event_id}
          revision={submission.revision}
        />
      </Suspense>
      <Suspense>
        <OwnLinkStates submissionId={submission.id} />
      </Suspense>
      <div className={css.stand}>
        <Suspense>
          <OwnJudged submissionId={submission.id} />
          <AskAboutResult submissionId={submission.id} />
        </Suspense>
      </div>
      <Suspense>
        <OwnConsent submissionId={submission.id} />
      </Suspense>
      {earlier.length > 0 && (
        <section className={css.versions}>
          <h3>{SUBMISSIONS_WORDS.versions}</h3>
          {earlier.map((revision) => (
            <details key={revision.revision} className={css.version}>
              <summary>
                {SUBMISSIONS_WORDS.version(revision.revision)}
                <Outcome revision={revision} of={submission} />
              </summary>
              <DetailList>
                <Fact label={SUBMISSIONS_WORDS.submittedOn}>
                  {formatDateTime(new Date(revision.submitted_at))}
                </Fact>
                <Work work={revision} />
              </DetailList>
              <Suspense>
                <OwnParts
                  submissionId={submission.id}
                  eventId={submission.event_id}
                  revision={revision.revision}
                />
              </Suspense>
            </details>
          ))}
        </section>
      )}
    </>
  );
}

type Revision = UserSubmissionDetail['revisions'][number];

/** What became of an earlier revision: nobody decides any more on one that was replaced. */
function Outcome({
  revision,
  of,
}: {
  readonly revision: Revision;
  readonly of: UserSubmissionDetail;
}) {
  const next = replacedBy(of.revisions, revision);
  if (next === null) return <StatusBadge status={revision.submission_status} />;
  const at = formatDateTime(new Date(next.submitted_at));
  return <small>{SUBMISSIONS_WORDS.replacedBy(next.revision, at)}</small>;
}

type Work = Pick<
  UserSubmissionDetail,
  'reviewed_at' | 'review_remarks' | 'work_link' | 'demo_or_alternate_link' | 'description'
>;

/**
 * What was sent and what was said about it, the same for the current and every earlier revision;
 * `id` of the work where it is the one that counts.
 */
function Work({ work, id }: { readonly work: Work; readonly id?: number }) {
  return (
    <>
      {work.reviewed_at !== null && (
        <Fact label={SUBMISSIONS_WORDS.reviewedAt}>
          {formatDateTime(new Date(work.reviewed_at))}
        </Fact>
      )}
      <Fact label={SUBMISSIONS_WORDS.remarks}>
        {work.review_remarks ?? SUBMISSIONS_WORDS.none}
        {id !== undefined && (
          <Suspense>
            <Corrected submissionId={id} />
          </Suspense>
        )}
      </Fact>
      {!isWorkPage(work.work_link) && (
        <Fact label={SUBMISSIONS_WORDS.workLink}>
          <WorkLink link={work.work_link} />
        </Fact>
      )}
      {work.demo_or_alternate_link !== null && (
        <Fact label={SUBMISSIONS_WORDS.demoLink}>
          <WorkLink link={work.demo_or_alternate_link} />
        </Fact>
      )}
      <Fact label={SUBMISSIONS_WORDS.description}>{work.description}</Fact>
    </>
  );
}
