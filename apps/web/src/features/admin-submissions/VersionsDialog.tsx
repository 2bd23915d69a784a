import { NativeSelect } from '@mantine/core';
import type { AdminSubmissionDetail } from '@pratibha/contract/submissions';
import { formatDateTime } from '@pratibha/domain/competition-time';
import { type ReactNode, useState } from 'react';
import { AppDialog } from '../../app/ui/AppDialog.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { SUBMISSIONS } from './admin-submissions.texts.ts';
import css from './SubmissionDetails.module.css';

type Revision = AdminSubmissionDetail['revisions'][number];
type Props = { readonly submission: AdminSubmissionDetail; readonly onClose: () => void };

/** Two versions of a work side by side, with a mark on what differs. */
export function VersionsDialog({ submission, onClose }: Props) {
  const revisions = submission.revisions.toSorted((a, b) => a.revision - b.revision);
  const newest = revisions.at(-1)?.revision ?? 1;
  const [left, setLeft] = useState(revisions.at(-2)?.revision ?? newest);
  const [right, setRight] = useState(newest);
  const find = (number: number) => revisions.find(({ revision }) => revision === number);
  const sides = [
    { label: SUBMISSIONS.left, chosen: left, onChoose: setLeft, other: find(right) },
    { label: SUBMISSIONS.right, chosen: right, onChoose: setRight, other: find(left) },
  ];
  return (
    <AppDialog
      isOpen
      width="broad"
      title={SUBMISSIONS.compareTitle(submission.submitted_by)}
      onClose={onClose}
    >
      <div className={css.versions}>
        {sides.map(({ label, chosen, onChoose, other }) => {
          const version = find(chosen);
          return (
            <section key={label} className={css.version} aria-label={label}>
              <NativeSelect
                aria-label={label}
                data={revisions.map(({ revision, submitted_at }) => ({
                  value: String(revision),
                  label: SUBMISSIONS.versionChoice(
                    revision,
                    formatDateTime(new Date(submitted_at)),
                  ),
                }))}
                value={String(chosen)}
                onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
              />
              {version && other && <Version version={version} other={other} />}
            </section>
          );
        })}
      </div>
    </AppDialog>
  );
}

function Version({ version, other }: { readonly version: Revision; readonly other: Revision }) {
  const row = (label: string, key: keyof Revision, content: ReactNode) => (
    <div>
      <dt>
        {label}
        {version[key] !== other[key] && <span className={css.changed}>{SUBMISSIONS.changed}</span>}
      </dt>
      <dd>{content || SUBMISSIONS.none}</dd>
    </div>
  );
  return (
    <dl className={css.list}>
      {row(
        SUBMISSIONS.columns.status.header,
        'submission_status',
        <StatusBadge status={version.submission_status} />,
      )}
      {row(SUBMISSIONS.workLink, 'work_link', version.work_link)}
      {row(SUBMISSIONS.demoLink, 'demo_or_alternate_link', version.demo_or_alternate_link)}
      {row(SUBMISSIONS.description, 'description', version.description)}
      {row(SUBMISSIONS.remarks, 'review_remarks', version.review_remarks)}
      {version.reviewed_by && row(SUBMISSIONS.reviewedBy, 'reviewed_by', version.reviewed_by)}
    </dl>
  );
}
