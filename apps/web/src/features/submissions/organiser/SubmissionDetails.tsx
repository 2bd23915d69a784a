import type { AdminSubmissionDetail } from '@pratibha/contract/submissions';
import { mayInEvent } from '@pratibha/domain/access';
import { replacing } from '@pratibha/domain/submissions/replacing';
import { countWords } from '@pratibha/domain/text/count-words';
import { ADMIN_SUBMISSIONS_WORDS } from '@pratibha/words/submissions/organiser';
import { formatDateTime } from '@pratibha/words/time';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { HistoryFold } from '../../audit/audit.tsx';
import { EmailText, PersonLink } from '../../console/console.tsx';
import { DeskPanel } from '../../desk/desk.tsx';
import { AboutPerson } from '../../people/people.tsx';
import { CorrectRemarks, eventWords } from '../../reviews/reviews.tsx';
import { lateDialog, useUser } from '../../session/session.tsx';
import { ConsentFacts } from './ConsentFacts.tsx';
import { LateHandedIn } from './late-handed-in.ts';
import css from './SubmissionDetails.module.css';
import { ReplacedText } from './use-replaced.tsx';
import { WorkLink } from './WorkLink.tsx';

const RevisionsDialog = lateDialog(
  async () => (await import('./RevisionsDialog.tsx')).RevisionsDialog,
);

/**
 * Everything an organiser sees of a submission; its revisions open side by side. Those who only
 * read the event get no e-mail.
 */
export function SubmissionDetails({ submission }: { readonly submission: AdminSubmissionDetail }) {
  const [isComparing, setIsComparing] = useState(false);
  const row = submission;
  const count = row.revisions.length;
  const { columns } = ADMIN_SUBMISSIONS_WORDS;
  const read = useFirstRead(row);
  const mayWork = mayInEvent('desk.work', useUser(), row.event_id);
  const isReplacement = replacing(row.revisions).at(-1)?.revision === row.revision;
  return (
    <div className={css.details}>
      {read < row.revision && (
        <p role="alert" className={css.impossible}>
          {ADMIN_SUBMISSIONS_WORDS.overtaken(read, row.revision)}
        </p>
      )}
      <div className={css.facts}>
        <DetailList>
          <Fact label={columns.event.header}>{eventWords(row)}</Fact>
          <Fact label={columns.status.header}>
            <StatusBadge status={row.submission_status} />
          </Fact>
          {row.user_email !== null && (
            <Fact label={ADMIN_SUBMISSIONS_WORDS.email}>
              <a href={`mailto:${row.user_email}`}>
                <EmailText email={row.user_email} />
              </a>
            </Fact>
          )}
          <Fact label={columns.at.header}>{formatDateTime(new Date(row.submitted_at))}</Fact>
          <Fact label={ADMIN_SUBMISSIONS_WORDS.college}>
            {row.user_college || ADMIN_SUBMISSIONS_WORDS.none}
          </Fact>
          <Fact label={ADMIN_SUBMISSIONS_WORDS.version}>
            {ADMIN_SUBMISSIONS_WORDS.versionOf(row.revision, count)}
            {isReplacement && (
              <>
                {' · '}
                <ReplacedText at={row.submitted_at} />
              </>
            )}
          </Fact>
          {row.reviewed_at && (
            <Fact label={ADMIN_SUBMISSIONS_WORDS.reviewedAt}>
              {formatDateTime(new Date(row.reviewed_at))}
            </Fact>
          )}
          {row.reviewed_by && (
            <Fact label={ADMIN_SUBMISSIONS_WORDS.reviewedBy}>
              <PersonLink id={row.reviewed_by_id} name={row.reviewed_by} />
            </Fact>
          )}
          <ConsentFacts submissionId={row.id} />
        </DetailList>
      </div>
      <DetailList>
        {row.review_remarks && (
          <Fact label={ADMIN_SUBMISSIONS_WORDS.remarks}>{row.review_remarks}</Fact>
        )}
        <Fact label={ADMIN_SUBMISSIONS_WORDS.workLink}>
          <WorkLink submissionId={row.id} href={row.work_link} />
        </Fact>
        <Fact label={ADMIN_SUBMISSIONS_WORDS.demoLink}>
          {row.demo_or_alternate_link ? (
            <WorkLink submissionId={row.id} href={row.demo_or_alternate_link} />
          ) : (
            ADMIN_SUBMISSIONS_WORDS.none
          )}
        </Fact>
        <Fact
          label={`${ADMIN_SUBMISSIONS_WORDS.description} (${ADMIN_SUBMISSIONS_WORDS.words(countWords(row.description))})`}
        >
          {row.description}
        </Fact>
      </DetailList>
      <LateHandedIn key={row.revision} submissionId={row.id} revision={row.revision} />
      <CorrectRemarks of={decidedOf(row)} />
      {mayWork && <DeskPanel kind="submission" of={{ id: row.id, eventId: row.event_id }} />}
      <AboutPerson registrationId={row.registration_id} />
      {count > 1 && (
        <Button variant="secondary" onClick={() => setIsComparing(true)}>
          <Columns2 size={18} strokeWidth={1.75} aria-hidden />
          {ADMIN_SUBMISSIONS_WORDS.compare}
        </Button>
      )}
      <HistoryFold call="GET /admin/events/submissions/{id}/history" id={row.id} />
      {isComparing && <RevisionsDialog submission={row} onClose={() => setIsComparing(false)} />}
    </div>
  );
}

/** The revision that stood here first; what the list knew before the details came is not read. */
function useFirstRead({ revision, revisions }: AdminSubmissionDetail): number {
  const [read, setRead] = useState<number | null>(null);
  if (read === null && revisions.length > 0) setRead(revision);
  return read ?? revision;
}

const decidedOf = (row: AdminSubmissionDetail) => ({
  ...({
    kind: 'submission',
    id: row.id,
    person: row.submitted_by,
    event: eventWords(row),
  } as const),
  ...{ eventId: row.event_id, status: row.submission_status, version: row.version },
  remarks: row.review_remarks,
});
