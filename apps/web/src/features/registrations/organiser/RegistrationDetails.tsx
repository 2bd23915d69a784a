import type { AdminRegistration } from '@pratibha/contract/registrations';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { formatDateTime } from '@pratibha/domain/time/competition-time';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { answerWords } from '../../questions/questions.ts';
import { REGISTRATIONS } from './admin-registrations.texts.ts';
import css from './RegistrationDetails.module.css';

/** Everything an organiser sees of a registration, with the questions as they were answered. */
export function RegistrationDetails({
  registration,
}: {
  readonly registration: AdminRegistration;
}) {
  const row = registration;
  const { columns } = REGISTRATIONS;
  return (
    <div className={css.details}>
      <div className={css.facts}>
        <DetailList>
          <Fact label={columns.event.header}>{row.event_title}</Fact>
          <Fact label={columns.status.header}>
            <StatusBadge status={row.status} />
          </Fact>
          <Fact label={REGISTRATIONS.email}>
            <a href={`mailto:${row.user_email}`}>{row.user_email}</a>
          </Fact>
          <Fact label={columns.at.header}>{formatDateTime(new Date(row.registered_on))}</Fact>
          <Fact label={REGISTRATIONS.college}>{row.user_college || REGISTRATIONS.none}</Fact>
          <Fact label={REGISTRATIONS.collegeAddress}>
            {row.user_college_address || REGISTRATIONS.none}
          </Fact>
          {row.reviewed_at && (
            <Fact label={REGISTRATIONS.reviewedAt}>
              {formatDateTime(new Date(row.reviewed_at))}
            </Fact>
          )}
          {row.reviewed_by && <Fact label={REGISTRATIONS.reviewedBy}>{row.reviewed_by}</Fact>}
        </DetailList>
      </div>
      {row.review_remarks && (
        <DetailList>
          <Fact label={REGISTRATIONS.remarks}>{row.review_remarks}</Fact>
        </DetailList>
      )}
      <section>
        <h3 className={css.heading}>{REGISTRATIONS.answers}</h3>
        <Answers registration={row} />
      </section>
    </div>
  );
}

function Answers({ registration }: { readonly registration: AdminRegistration }) {
  const questions = questionsOf(registration.questions);
  const given = new Map(registration.answers.flatMap((each) => Object.entries(each)));
  const unknown = [...given.keys()].filter(
    (key) => !questions.some(({ number }) => number === key),
  );
  if (given.size === 0) return <p className={css.quiet}>{REGISTRATIONS.noAnswers}</p>;
  return (
    <DetailList>
      {questions.map(({ number, question, type }) => (
        <Fact key={number} label={REGISTRATIONS.question(number, question)}>
          {given.has(number)
            ? answerWords(type, given.get(number) ?? '')
            : REGISTRATIONS.notAnswered}
        </Fact>
      ))}
      {unknown.map((number) => (
        <Fact key={number} label={REGISTRATIONS.question(number, '')}>
          {answerWords(null, given.get(number) ?? '')}
        </Fact>
      ))}
    </DetailList>
  );
}
