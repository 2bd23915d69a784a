import type { AdminSubmissionDetail } from '@pratibha/contract/submissions';
import { countWords } from '@pratibha/domain/text/count-words';
import { isHttpUrl } from '@pratibha/domain/text/links';
import { formatDateTime } from '@pratibha/domain/time/competition-time';
import { Columns2, ExternalLink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { SUBMISSIONS } from './admin-submissions.texts.ts';
import css from './SubmissionDetails.module.css';

const VersionsDialog = lazy(async () => {
  const { VersionsDialog: component } = await import('./VersionsDialog.tsx');
  return { default: component };
});

/** Everything an organiser sees of a submission; its versions open side by side. */
export function SubmissionDetails({ submission }: { readonly submission: AdminSubmissionDetail }) {
  const [isComparing, setIsComparing] = useState(false);
  const row = submission;
  const count = row.revisions.length;
  const { columns } = SUBMISSIONS;
  return (
    <div className={css.details}>
      <div className={css.facts}>
        <DetailList>
          <Fact label={columns.event.header}>{row.event_title}</Fact>
          <Fact label={columns.status.header}>
            <StatusBadge status={row.submission_status} />
          </Fact>
          <Fact label={SUBMISSIONS.email}>
            <a href={`mailto:${row.user_email}`}>{row.user_email}</a>
          </Fact>
          <Fact label={columns.at.header}>{formatDateTime(new Date(row.submitted_at))}</Fact>
          <Fact label={SUBMISSIONS.college}>{row.user_college || SUBMISSIONS.none}</Fact>
          <Fact label={SUBMISSIONS.version}>{SUBMISSIONS.versionOf(row.revision, count)}</Fact>
          {row.reviewed_at && (
            <Fact label={SUBMISSIONS.reviewedAt}>{formatDateTime(new Date(row.reviewed_at))}</Fact>
          )}
          {row.reviewed_by && <Fact label={SUBMISSIONS.reviewedBy}>{row.reviewed_by}</Fact>}
        </DetailList>
      </div>
      <DetailList>
        {row.review_remarks && <Fact label={SUBMISSIONS.remarks}>{row.review_remarks}</Fact>}
        <Fact label={SUBMISSIONS.workLink}>
          <WorkLink href={row.work_link} />
        </Fact>
        <Fact label={SUBMISSIONS.demoLink}>
          {row.demo_or_alternate_link ? (
            <WorkLink href={row.demo_or_alternate_link} />
          ) : (
            SUBMISSIONS.none
          )}
        </Fact>
        <Fact
          label={`${SUBMISSIONS.description} (${SUBMISSIONS.words(countWords(row.description))})`}
        >
          {row.description}
        </Fact>
      </DetailList>
      {count > 1 && (
        <Button variant="secondary" onClick={() => setIsComparing(true)}>
          <Columns2 size={18} strokeWidth={1.75} aria-hidden />
          {SUBMISSIONS.compare}
        </Button>
      )}
      <Suspense>
        {isComparing && <VersionsDialog submission={row} onClose={() => setIsComparing(false)} />}
      </Suspense>
    </div>
  );
}

/** A student's link: opened elsewhere, without telling where from. */
function WorkLink({ href }: { readonly href: string }) {
  if (!isHttpUrl(href)) return href;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {href} <ExternalLink size={15} aria-label={SUBMISSIONS.opensElsewhere} />
    </a>
  );
}
