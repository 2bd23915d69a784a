import type { MailOut } from '@pratibha/contract/mails';
import { MAILS_WORDS } from '@pratibha/words/mail/organiser';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { PersonLink } from '../../console/console.tsx';
import { MailState, MailThing, MailTime } from './MailFacts.tsx';
import css from './MailsPage.module.css';

/** One mail: to whom, of what, and what became of it, with the relay's reason. */
export function MailDetails({ mail }: { readonly mail: MailOut }) {
  const { columns } = MAILS_WORDS;
  return (
    <div className={css.details}>
      <DetailList>
        <Fact label={columns.state}>
          <MailState mail={mail} />
        </Fact>
        <Fact label={columns.person}>
          <PersonLink id={mail.person.id} name={mail.person.name} />
        </Fact>
        <Fact label={columns.event}>
          <MailThing mail={mail} />
        </Fact>
        <Fact label={columns.when}>
          <MailTime mail={mail} />
        </Fact>
        {mail.attempts !== null && <Fact label={columns.attempts}>{mail.attempts}</Fact>}
        {mail.mail_error !== null && <Fact label={columns.reason}>{mail.mail_error}</Fact>}
      </DetailList>
      <p>{MAILS_WORDS.states[mail.mail_state]}</p>
    </div>
  );
}
