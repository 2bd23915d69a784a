import { correctedMail } from '@pratibha/words/both/mail/correction-mails';
import { aboutEvent, isStill, type MailsOfKinds } from '../mail/mail.ts';

/** What is mailed of remarks that were corrected: what they are by then, if nothing else came. */
export const correctionMails = {
  'registration-remarks-corrected': aboutEvent(({ language, registration, params }, of) =>
    registration && isStill(registration, { ...params, status: registration.status })
      ? correctedMail[language]('registration', { ...of, remarks: registration.remarks })
      : null,
  ),
  'work-remarks-corrected': aboutEvent(({ language, submission, params }, of) =>
    submission && isStill(submission, { ...params, status: submission.status })
      ? correctedMail[language]('work', { ...of, remarks: submission.remarks })
      : null,
  ),
} satisfies Partial<MailsOfKinds>;
