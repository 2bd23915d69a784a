import type { UserSubmission, UserSubmissionDetail } from '@pratibha/contract/submissions';
import { formatDateTime } from '@pratibha/domain/time/competition-time';
import { SUBMISSIONS_WORDS as TEXTS } from '@pratibha/words/submissions/student';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../data/address/app-paths.ts';
import { submissionQuery } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { Moment } from '../../../shell/frame/Moment.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { DetailDrawer, DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { useLast } from '../../../ui/dialog/use-last.ts';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { receiptLine, receiptOf } from './receipt.ts';
import css from './SubmissionDetails.module.css';
import { WorkLink } from './WorkLink.tsx';

type Props = { readonly submission: UserSubmission | null; readonly onClose: () => void };

/** The detail panel of a submission (spec section 2): everything sent, its receipt, all versions. */
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
        footer={
          <>
            {mayResubmit(detail.data ?? shown) && (
              <SiteLink
                href={paths.userEvent({ id: shown.event_id, isSubmitting: true })}
                className={buttonClass()}
              >
                {TEXTS.resubmit}
              </SiteLink>
            )}
            <SiteLink
              href={paths.userEvent({ id: shown.event_id })}
              className={buttonClass('secondary')}
            >
              {TEXTS.openEvent}
            </SiteLink>
          </>
        }
      >
        {detail.data === undefined ? (
          <Spinner label={TEXTS.loadingDetails} />
        ) : (
          <Facts submission={detail.data} />
        )}
      </DetailDrawer>
      <AlertDialog
        title={TEXTS.alertTitle}
        message={isFailed ? TEXTS.failedDetails : null}
        onClose={onClose}
      />
    </>
  );
}

function mayResubmit(submission: UserSubmission): boolean {
  const { submission_status, resubmission_refusal } = submission;
  return submission_status === 'RESUBMISSION_REQUIRED' && resubmission_refusal === null;
}

function Facts({ submission }: { readonly submission: UserSubmissionDetail }) {
  const earlier = submission.revisions.filter(({ revision }) => revision !== submission.revision);
  return (
    <>
      <DetailList>
        <Fact label={TEXTS.status}>
          <StatusBadge status={submission.submission_status} />
        </Fact>
        <Fact label={TEXTS.receipt}>
          {receiptLine(receiptOf(submission))} · <Moment at={submission.submitted_at} />
        </Fact>
        <Work work={submission} />
      </DetailList>
      {earlier.length > 0 && (
        <section className={css.versions}>
          <h3>{TEXTS.versions}</h3>
          {earlier.map((revision) => (
            <details key={revision.revision} className={css.version}>
              <summary>
                {TEXTS.version(revision.revision)}
                <StatusBadge status={revision.submission_status} />
              </summary>
              <DetailList>
                <Fact label={TEXTS.submittedOn}>
                  {formatDateTime(new Date(revision.submitted_at))}
                </Fact>
                <Work work={revision} />
              </DetailList>
            </details>
          ))}
        </section>
      )}
    </>
  );
}

type Work = Pick<
  UserSubmissionDetail,
  'reviewed_at' | 'review_remarks' | 'work_link' | 'demo_or_alternate_link' | 'description'
>;

/** What was sent and what was said about it, the same for the current and every earlier version. */
function Work({ work }: { readonly work: Work }) {
  return (
    <>
      {work.reviewed_at !== null && (
        <Fact label={TEXTS.reviewedAt}>{formatDateTime(new Date(work.reviewed_at))}</Fact>
      )}
      <Fact label={TEXTS.remarks}>{work.review_remarks ?? TEXTS.none}</Fact>
      <Fact label={TEXTS.workLink}>
        <WorkLink link={work.work_link} />
      </Fact>
      {work.demo_or_alternate_link !== null && (
        <Fact label={TEXTS.demoLink}>
          <WorkLink link={work.demo_or_alternate_link} />
        </Fact>
      )}
      <Fact label={TEXTS.description}>{work.description}</Fact>
    </>
  );
}
