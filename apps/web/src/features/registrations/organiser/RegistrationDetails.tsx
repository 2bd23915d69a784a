import type { AdminRegistration } from '@pratibha/contract/registrations';
import { mayInEvent } from '@pratibha/domain/access';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { ADMIN_REGISTRATIONS_WORDS } from '@pratibha/words/registrations/organiser';
import { formatDateTime } from '@pratibha/words/time';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { HistoryFold } from '../../audit/audit.tsx';
import { EmailText, PersonLink } from '../../console/console.tsx';
import { DeskPanel } from '../../desk/desk.tsx';
import { AboutPerson } from '../../people/people.tsx';
import { CorrectRemarks, eventWords } from '../../reviews/reviews.tsx';
import { useUser } from '../../session/session.tsx';
import { AnswerChanges } from './AnswerChanges.tsx';
import { Answers } from './Answers.tsx';
import { CannotCome } from './CannotCome.tsx';
import { FollowUpAnswers } from './FollowUpAnswers.tsx';
import css from './RegistrationDetails.module.css';

/**
 * Everything an organiser sees of a registration, with the questions as they were answered. Those
 * who only read the event get neither contacts nor answers, and no empty places for them.
 */
export function RegistrationDetails({
  registration,
}: {
  readonly registration: AdminRegistration;
}) {
  const row = registration;
  const { columns } = ADMIN_REGISTRATIONS_WORDS;
  const mayWork = mayInEvent('desk.work', useUser(), row.event_id);
  const hasContacts = row.user_email !== null;
  return (
    <div className={css.details}>
      <div className={css.facts}>
        <DetailList>
          <Fact label={columns.event.header}>{eventWords(row)}</Fact>
          <Fact label={columns.status.header}>
            <StatusBadge status={row.status} />
            <CannotCome id={row.id} isWhole />
          </Fact>
          {row.user_email !== null && (
            <Fact label={ADMIN_REGISTRATIONS_WORDS.email}>
              <a href={`mailto:${row.user_email}`}>
                <EmailText email={row.user_email} />
              </a>
            </Fact>
          )}
          <Fact label={columns.at.header}>{formatDateTime(new Date(row.registered_on))}</Fact>
          <Fact label={ADMIN_REGISTRATIONS_WORDS.college}>
            {row.user_college || ADMIN_REGISTRATIONS_WORDS.none}
          </Fact>
          {hasContacts && (
            <Fact label={ADMIN_REGISTRATIONS_WORDS.collegeAddress}>
              {row.user_college_address || ADMIN_REGISTRATIONS_WORDS.none}
            </Fact>
          )}
          {row.reviewed_at && (
            <Fact label={ADMIN_REGISTRATIONS_WORDS.reviewedAt}>
              {formatDateTime(new Date(row.reviewed_at))}
            </Fact>
          )}
          {row.reviewed_by && (
            <Fact label={ADMIN_REGISTRATIONS_WORDS.reviewedBy}>
              <PersonLink id={row.reviewed_by_id} name={row.reviewed_by} />
            </Fact>
          )}
        </DetailList>
      </div>
      {row.review_remarks && (
        <DetailList>
          <Fact label={ADMIN_REGISTRATIONS_WORDS.remarks}>{row.review_remarks}</Fact>
        </DetailList>
      )}
      <CorrectRemarks of={decidedOf(row)} />
      {mayWork && <DeskPanel kind="registration" of={{ id: row.id, eventId: row.event_id }} />}
      <AboutPerson registrationId={row.id} />
      {row.answers !== null && row.status === 'PENDING' && row.revision > 1 && (
        <AnswerChanges registrationId={row.id} />
      )}
      {row.answers !== null && (
        <section>
          <h3 className={css.heading}>{ADMIN_REGISTRATIONS_WORDS.answers}</h3>
          <Answers questions={questionsOf(row.questions)} answers={row.answers} />
        </section>
      )}
      {row.status === 'SHORTLISTED' && <FollowUpAnswers registrationId={row.id} />}
      <HistoryFold call="GET /admin/registrations/{id}/history" id={row.id} />
    </div>
  );
}

const decidedOf = (row: AdminRegistration) => ({
  ...({ kind: 'registration', id: row.id, person: row.user_name, event: eventWords(row) } as const),
  ...{ eventId: row.event_id, status: row.status, version: row.revision },
  remarks: row.review_remarks,
});
