import type { PersonRecord } from '@pratibha/contract/person';
import { PERSON_WORDS } from '@pratibha/words/people/organiser/person';
import { formatDate, formatDateTime } from '@pratibha/words/time';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import looks from '../../../ui/list/EntryList.module.css';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { PersonLink } from '../../console/console.tsx';
import css from './Participation.module.css';

type Registrations = Pick<PersonRecord, 'registrations'>;
type Works = Pick<PersonRecord, 'works'>;

/** What somebody registered for, with what was decided and remarked; each leads to its details. */
export function RegistrationsOf({ registrations }: Registrations) {
  return (
    <ul className={looks.list}>
      {registrations.map((row) => (
        <li key={row.id}>
          <p className={css.line}>
            <SiteLink href={adminPaths.registrations({ event: row.event_id, open: row.id })}>
              {row.event_title}
            </SiteLink>
            <StatusBadge status={row.status} />
          </p>
          <p className={looks.quiet}>
            {PERSON_WORDS.registeredOn(formatDate(new Date(row.registered_on)))}
          </p>
          <Judgement of={row} />
        </li>
      ))}
    </ul>
  );
}

/** What somebody handed in, with the judgement of each version. */
export function WorksOf({ works }: Works) {
  return (
    <ul className={looks.list}>
      {works.map((work) => (
        <li key={work.id}>
          <p className={css.line}>
            <SiteLink href={adminPaths.submissions({ event: work.event_id, open: work.id })}>
              {work.event_title}
            </SiteLink>
            <StatusBadge status={work.submission_status} />
          </p>
          <p className={looks.quiet}>
            {PERSON_WORDS.submittedOn(formatDate(new Date(work.submitted_at)))}
          </p>
          {work.revisions.map((each) => (
            <Judgement
              key={each.revision}
              of={each}
              version={work.revisions.length > 1 ? each.revision : null}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

type JudgementProps = {
  readonly of: Pick<
    PersonRecord['registrations'][number],
    'review_remarks' | 'reviewed_at' | 'reviewed_by' | 'reviewed_by_id'
  >;
  /** Where there are several. */
  readonly version?: number | null;
};

/** Who decided, when, and what they wrote to the student; nothing before anybody did. */
function Judgement({ of, version = null }: JudgementProps) {
  const { review_remarks: remarks, reviewed_at: at, reviewed_by: by, reviewed_by_id: id } = of;
  if (at === null) return null;
  return (
    <div className={looks.said}>
      <p className={looks.quiet}>
        {version !== null && `${PERSON_WORDS.version(version)}: `}
        <PersonLink id={id} name={by ?? PERSON_WORDS.none} />
        {PERSON_WORDS.decidedOn(formatDateTime(new Date(at)))}
      </p>
      {remarks && <p>{remarks}</p>}
    </div>
  );
}
