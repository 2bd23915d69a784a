import type { MailOut } from '@pratibha/contract/mails';
import { MAIL_STATE_WORDS, MAILS_WORDS, mailKindInWords } from '@pratibha/words/mail/organiser';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { Badge, type Tone } from '../../../ui/plain/Badge.tsx';

type Props = { readonly mail: MailOut };

const TONES: Readonly<Record<MailOut['mail_state'], Tone>> = {
  waiting: 'info',
  sent: 'success',
  failed: 'danger',
  refused: 'warning',
  left_out: 'neutral',
};

/** What became of a mail, as a badge. */
export function MailState({ mail: { mail_state: state } }: Props) {
  return <Badge tone={TONES[state]}>{MAIL_STATE_WORDS[state]}</Badge>;
}

/**
 * What a mail tells of: the announcement, or the title of the event, which leads to the
 * registration, the work or itself.
 */
export function MailThing({ mail }: Props) {
  const { event, registration_id, submission_id, announcement_id: id, person } = mail;
  if (id !== null) {
    const href = adminPaths.announcement({ id });
    return <SiteLink href={href}>{mailKindInWords('announcement')}</SiteLink>;
  }
  if (event === null) {
    return <SiteLink href={adminPaths.user({ id: person.id })}>{MAILS_WORDS.account}</SiteLink>;
  }
  return <SiteLink href={hrefOf(event.id, registration_id, submission_id)}>{event.title}</SiteLink>;
}

function hrefOf(event: number, registration: number | null, submission: number | null): string {
  if (registration !== null) return adminPaths.registrations({ event, open: registration });
  if (submission !== null) return adminPaths.submissions({ event, open: submission });
  return adminPaths.events({ open: event });
}

/** When a mail was sent, or is due, or was to be told. */
export function MailTime({ mail }: Props) {
  const { mail_state, sent_at, due_at, created_at } = mail;
  const { sent, due, told, heldBack } = MAILS_WORDS;
  if (mail_state === 'waiting' && due_at === null) return heldBack;
  const [label, at] =
    sent_at !== null ? [sent, sent_at] : due_at !== null ? [due, due_at] : [told, created_at];
  return (
    <>
      {label} <DateTimeText at={at} />
    </>
  );
}
