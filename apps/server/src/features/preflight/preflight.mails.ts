import { findingsOf } from '@pratibha/domain/preflight/findings';
import { mendUntil } from '@pratibha/domain/works/in-time';
import { workFindingsMail } from '@pratibha/words/both/preflight/mails';
import { aboutThis, dateOf, type MailsOfKinds } from '../mail/mail.ts';
import { type FindingsOfMail, findingsOfMail } from './preflight.queries.ts';
import { doesNotMeet } from './tell-findings.ts';

/** What is mailed of the files of a work: nothing of a revision that was replaced meanwhile. */
export const preflightMails = {
  'work-findings': aboutThis(findingsOfMail, ({ language, event }, found, path) => {
    const { parts, submission_close, mending_hours } = found;
    const files = found.files.filter((file) => doesNotMeet({ ...file, parts }));
    if (event === null || files.length === 0) return null;
    const closes = dateOf(submission_close);
    return workFindingsMail[language]({
      ...{ event: event.title, path },
      until: closes && (mending_hours === null ? closes : mendUntil(closes, { mending_hours })),
      files: files.map((file) => ({ name: file.name, findings: wrongIn(file, parts) })),
    });
  }),
} satisfies Partial<MailsOfKinds>;

function wrongIn(
  { facts, part: id }: FindingsOfMail['files'][number],
  parts: FindingsOfMail['parts'],
) {
  const part = parts.find((each) => each.id === id);
  if (facts === null || part === undefined) return [];
  return findingsOf(facts, part).filter(({ weight }) => weight === 'wrong');
}
