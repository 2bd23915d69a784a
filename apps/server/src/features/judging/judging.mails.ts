import { judgeCallsMail } from '@pratibha/words/both/mail/judge-calls-mail';
import {
  guestRefusedMail,
  judgingAskedMail,
  sheetsMissingMail,
} from '@pratibha/words/both/mail/judging-mails';
import { presentationTimeMail } from '@pratibha/words/both/mail/presentation-mails';
import { nobodyAtStandMail } from '@pratibha/words/both/mail/stand-mails';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { refusedGuest } from './guests/refused-guest.queries.ts';
import { callOfMail } from './judge-calls.queries.ts';
import { presentationOfMail } from './own-presentations.queries.ts';
import { type RoundOfMail, roundOfMail } from './told-rounds.queries.ts';
import { standOfMail } from './told-stands.queries.ts';

const factsOf = (round: RoundOfMail, path: string) => ({
  event: round.event_title,
  round: round.title,
  path,
  opens: new Date(round.opens_at),
  closes: new Date(round.closes_at),
});

/** What judges are mailed: nothing that is no longer so. */
export const judgingMails = {
  'judging-asked': aboutThis(roundOfMail, ({ language }, round, path) =>
    round.state === 'asked' ? judgingAskedMail[language](factsOf(round, path)) : null,
  ),
  'sheets-missing': aboutThis(roundOfMail, ({ language }, round, path) =>
    round.state === 'accepted' && round.missing > 0
      ? sheetsMissingMail[language]({ ...factsOf(round, path), missing: round.missing })
      : null,
  ),
  'judge-calls': aboutThis(callOfMail, ({ language }, call, path) =>
    call.is_answered
      ? null
      : judgeCallsMail[language]({ event: call.event_title, round: call.title, path, ...call }),
  ),
  'nobody-at-stand': aboutThis(standOfMail, ({ event, language, said }, { stand, area }, path) =>
    event === null
      ? null
      : nobodyAtStandMail[language]({ event: event.title, path, stand, area: area && said(area) }),
  ),
  'presentation-time': aboutThis(
    presentationOfMail,
    ({ event, language }, { starts_at, ...of }, path) =>
      event === null
        ? null
        : presentationTimeMail[language]({
            event: event.title,
            path,
            starts: new Date(starts_at),
            ...of,
          }),
  ),
  'guest-refused': aboutThis(refusedGuest, ({ language }, { event_title: event, name }, path) =>
    name === null ? null : guestRefusedMail[language]({ event, name, path }),
  ),
} satisfies Partial<MailsOfKinds>;
