import type { AdminEnquiry } from '@pratibha/contract/enquiries';
import { ADMIN_ENQUIRIES_WORDS } from '@pratibha/words/enquiries/organiser';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { PersonLink } from '../../console/console.tsx';
import css from './EnquiriesPage.module.css';

const W = ADMIN_ENQUIRIES_WORDS;

type Props = { readonly enquiry: AdminEnquiry };

/** Who asked; of somebody who was erased only that. */
export function Asker({ enquiry: { user_id, user_name, is_user_erased } }: Props) {
  return is_user_erased ? (
    W.erased
  ) : (
    <span className={css.link}>
      <PersonLink id={user_id} name={user_name} />
    </span>
  );
}

/** Whether somebody responded, and to whom. */
export function EnquiryStateBadge({ enquiry: { response, shared_text } }: Props) {
  if (response === null) return <Badge tone="warning">{W.states.waiting}</Badge>;
  return (
    <>
      <Badge tone="success">{W.states.responded}</Badge>
      {shared_text !== null && <Badge tone="info">{W.toAll}</Badge>}
    </>
  );
}

/** One enquiry: what was asked and of which event, and what somebody responded. */
export function EnquiryDetails({ enquiry }: Props) {
  const { event_id, event_title, text, asked_at, response, responded_at, shared_text } = enquiry;
  return (
    <DetailList>
      <Fact label={W.columns.state}>
        <EnquiryStateBadge enquiry={enquiry} />
      </Fact>
      <Fact label={W.columns.person}>
        <Asker enquiry={enquiry} />
      </Fact>
      <Fact label={W.columns.event}>
        <SiteLink className={css.about} href={adminPaths.events({ open: event_id })}>
          {event_title}
        </SiteLink>
      </Fact>
      <Fact label={W.columns.asked}>
        <DateTimeText at={asked_at} />
      </Fact>
      {text !== '' && (
        <Fact label={W.columns.text}>
          <span className={css.said}>{text}</span>
        </Fact>
      )}
      {shared_text !== null && (
        <Fact label={W.sharedText}>
          <span className={css.said}>{shared_text}</span>
        </Fact>
      )}
      {response !== null && (
        <Fact label={W.answer}>
          <span className={css.said}>{response}</span>
        </Fact>
      )}
      {responded_at !== null && (
        <Fact label={W.answeredAt}>
          <DateTimeText at={responded_at} />
        </Fact>
      )}
    </DetailList>
  );
}
