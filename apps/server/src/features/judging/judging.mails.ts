import {
  guestRefusedMail,
  judgingAskedMail,
  sheetsMissingMail,
} from '@pratibha/words/mail/judging-mails';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { refusedGuest } from './guests/refused-guest.queries.ts';
import { type RoundOfMail, roundOfMail } from './told-rounds.queries.ts';

const factsOf = (round: RoundOfMail, path: string) => ({
  event: round.event_title,
  round: round.title,
  path,
  opens: new Date(round.opens_at),
  closes: new Date(round.closes_at),
});

/** What judges are mailed: nothing that is no longer so. */
export const judgingMails = {
  'judging-asked': aboutThis(roundOfMail, (_, round, path) =>
    round.state === 'asked' ? judgingAskedMail(factsOf(round, path)) : null,
  ),
  'sheets-missing': aboutThis(roundOfMail, (_, round, path) =>
    round.state === 'accepted' && round.missing > 0
      ? sheetsMissingMail({ ...factsOf(round, path), missing: round.missing })
      : null,
  ),
  'guest-refused': aboutThis(refusedGuest, (_, { event_title: event, name }, path) =>
    name === null ? null : guestRefusedMail({ event, name, path }),
  ),
} satisfies Partial<MailsOfKinds>;
