import type { HandedWork } from '@pratibha/contract/handed-works';
import type { AdminSubmissionDetail } from '@pratibha/contract/submissions';
import { replacedBy } from '@pratibha/domain/submissions/replacing';
import { isWorkPage } from '@pratibha/domain/works/work-page';
import { ADMIN_SUBMISSIONS_WORDS } from '@pratibha/words/submissions/organiser';
import { HANDED_IN_WORDS } from '@pratibha/words/submissions/organiser/handed-in';
import { VERSIONS_WORDS } from '@pratibha/words/submissions/organiser/versions';
import { formatDateTime } from '@pratibha/words/time';
import { type ReactNode, useState } from 'react';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { PersonLink } from '../../console/console.tsx';
import { HandedParts } from '../../files/files.tsx';
import css from './SubmissionDetails.module.css';
import { useHandedWorks } from './use-handed-works.ts';

type Revision = AdminSubmissionDetail['revisions'][number];
/** What the student can change from one revision to the next. */
type WorkPart = 'work_link' | 'demo_or_alternate_link' | 'description';

type Props = { readonly submission: AdminSubmissionDetail; readonly onClose: () => void };

/** Two revisions of a work side by side, with a mark on what differs. */
export function RevisionsDialog({ submission, onClose }: Props) {
  const revisions = submission.revisions.toSorted((a, b) => a.revision - b.revision);
  const newest = revisions.at(-1)?.revision ?? 1;
  const [left, setLeft] = useState(revisions.at(-2)?.revision ?? newest);
  const [right, setRight] = useState(newest);
  const find = (number: number) => revisions.find(({ revision }) => revision === number);
  const works = useHandedWorks(submission.id).data ?? [];
  const handed = (number: number | undefined) =>
    works.find(({ revision }) => revision === number) ?? null;
  const sides = [
    { label: VERSIONS_WORDS.left, chosen: left, onChoose: setLeft, other: find(right) },
    { label: VERSIONS_WORDS.right, chosen: right, onChoose: setRight, other: find(left) },
  ];
  return (
    <AppDialog
      isOpen
      width="broad"
      title={VERSIONS_WORDS.title(submission.submitted_by)}
      onClose={onClose}
    >
      <div className={css.versions}>
        {sides.map(({ label, chosen, onChoose, other }) => {
          const version = find(chosen);
          return (
            <section key={label} className={css.version} aria-label={label}>
              <SelectField
                aria-label={label}
                choices={revisions.map(({ revision, submitted_at }) => ({
                  value: String(revision),
                  label: VERSIONS_WORDS.choice(revision, formatDateTime(new Date(submitted_at))),
                }))}
                value={String(chosen)}
                onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
              />
              {version && other && (
                <RevisionColumn
                  version={version}
                  other={other}
                  next={replacedBy(revisions, version)}
                />
              )}
              <HandedColumn work={handed(chosen)} other={handed(other?.revision)} />
            </section>
          );
        })}
      </div>
    </AppDialog>
  );
}

type HandedProps = { readonly work: HandedWork | null; readonly other: HandedWork | null };

/** What was handed in by parts, with a mark where it is not the same. */
function HandedColumn({ work, other }: HandedProps) {
  if (work === null) return null;
  // Both sides have parts of the same names.
  const parts = work.parts.map((part) => ({
    ...part,
    name: VERSIONS_WORDS.partOf(part.name, work.revision),
  }));
  return (
    <dl className={css.list}>
      <div>
        <dt>
          {HANDED_IN_WORDS.heading}
          {bytesOf(work) !== bytesOf(other) && (
            <span className={css.changed}>{VERSIONS_WORDS.changed}</span>
          )}
        </dt>
        <dd>
          <HandedParts parts={parts} of={{ side: 'admin' }} />
        </dd>
      </div>
    </dl>
  );
}

/** Tells revisions apart by what their parts are, whatever files are called. */
function bytesOf(work: HandedWork | null): string {
  const parts = work?.parts.map(({ id, files, links }) => [
    id,
    files.map(({ sha256 }) => sha256),
    links,
  ]);
  return JSON.stringify(parts ?? []);
}

function RevisionColumn({
  version,
  other,
  next,
}: {
  readonly version: Revision;
  readonly other: Revision;
  /** See `replacedBy`. */
  readonly next: Revision | null;
}) {
  const row = (label: string, content: ReactNode, part?: WorkPart) => (
    <div>
      <dt>
        {label}
        {part && shownOf(version, part) !== shownOf(other, part) && (
          <span className={css.changed}>{VERSIONS_WORDS.changed}</span>
        )}
      </dt>
      <dd>{content || ADMIN_SUBMISSIONS_WORDS.none}</dd>
    </div>
  );
  return (
    <dl className={css.list}>
      {row(
        ADMIN_SUBMISSIONS_WORDS.columns.status.header,
        next === null ? (
          <StatusBadge status={version.submission_status} />
        ) : (
          VERSIONS_WORDS.replacedBy(next.revision, formatDateTime(new Date(next.submitted_at)))
        ),
      )}
      {row(ADMIN_SUBMISSIONS_WORDS.workLink, shownOf(version, 'work_link'), 'work_link')}
      {row(
        ADMIN_SUBMISSIONS_WORDS.demoLink,
        version.demo_or_alternate_link,
        'demo_or_alternate_link',
      )}
      {row(ADMIN_SUBMISSIONS_WORDS.description, version.description, 'description')}
      {row(ADMIN_SUBMISSIONS_WORDS.remarks, version.review_remarks)}
      {version.reviewed_by &&
        row(
          ADMIN_SUBMISSIONS_WORDS.reviewedBy,
          <PersonLink id={version.reviewed_by_id} name={version.reviewed_by} />,
        )}
    </dl>
  );
}

/** Each revision of a work without a link has a page of its own, at another address. */
function shownOf(version: Revision, part: WorkPart): string | null {
  const text = version[part];
  return text !== null && isWorkPage(text) ? HANDED_IN_WORDS.ownPage : text;
}
