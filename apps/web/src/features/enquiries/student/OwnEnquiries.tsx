import type { OwnEnquiry } from '@pratibha/contract/enquiries';
import { ENQUIRIES_WORDS } from '@pratibha/words/enquiries/student';
import { formatDateTime } from '@pratibha/words/time';
import listCss from '../../../ui/list/EntryList.module.css';
import { Badge } from '../../../ui/plain/Badge.tsx';

const when = (at: string) => formatDateTime(new Date(at));

/** What the person asked, the newest first, each with its answer or that it waits. */
export function OwnEnquiries({ enquiries }: { readonly enquiries: readonly OwnEnquiry[] }) {
  return (
    <div>
      <h3>{ENQUIRIES_WORDS.own}</h3>
      <ul className={listCss.list}>
        {enquiries.map(({ id, text, asked_at, response, responded_at, is_for_all }) => (
          <li key={id}>
            <p className={listCss.said}>{text}</p>
            <p className={listCss.quiet}>{ENQUIRIES_WORDS.asked(when(asked_at))}</p>
            {response === null || responded_at === null ? (
              <p>
                <Badge tone="info">{ENQUIRIES_WORDS.waits}</Badge>
              </p>
            ) : (
              <>
                <p className={listCss.said}>{response}</p>
                <p className={listCss.quiet}>
                  {ENQUIRIES_WORDS.answered(when(responded_at))}
                  {is_for_all && ` · ${ENQUIRIES_WORDS.forAll}`}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
