import type { OwnResultEnquiry } from '@pratibha/contract/result-enquiries';
import { ASK_RESULT_WORDS } from '@pratibha/words/results/student/ask';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { AskResultForm } from './AskResultForm.tsx';
import css from './ask.module.css';

const W = ASK_RESULT_WORDS;
const when = (at: string) => formatDateTime(new Date(at));

/** One's own work, or all of an event. */
type OwnWork =
  | { readonly eventId: number; readonly submissionId?: undefined }
  | { readonly submissionId: number; readonly eventId?: undefined };

/**
 * What one asked about the result of one's own work, or the press by which one does. Where that
 * cannot be read, or nothing is out, there is nothing: the page stands without it.
 */
export function AskAboutResult({ eventId, submissionId }: OwnWork) {
  const { data = [] } = useQuery(read('GET /user/result-enquiries', {}));
  const now = useNow(60_000);
  const own = data.filter((each) =>
    eventId === undefined ? each.submission_id === submissionId : each.event_id === eventId,
  );
  const shown = own.filter((each) => each.text !== null || mayAsk(each, now));
  if (shown.length === 0) return null;
  return (
    <DetailList>
      <Fact label={W.label}>
        {shown.map((each) =>
          each.text === null ? (
            <Asking key={each.submission_id} of={each} />
          ) : (
            <Asked key={each.submission_id} enquiry={each} text={each.text} />
          ),
        )}
      </Fact>
    </DetailList>
  );
}

/** By the clock of the page, which may stay open for days. */
function mayAsk({ why_not, ends_at }: OwnResultEnquiry, now: Date | null): boolean {
  return why_not === null && ends_at !== null && now !== null && now < new Date(ends_at);
}

function Asking({ of: { submission_id, ends_at } }: { readonly of: OwnResultEnquiry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.press}>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {W.press}
      </Button>
      {ends_at !== null && <p className={css.quiet}>{W.until(when(ends_at))}</p>}
      {isOpen && <AskResultForm submissionId={submission_id} />}
    </div>
  );
}

function Asked({ enquiry, text }: { readonly enquiry: OwnResultEnquiry; readonly text: string }) {
  const { asked_at, response, responded_at } = enquiry;
  return (
    <>
      <p className={css.said}>{text}</p>
      {asked_at !== null && <p className={css.quiet}>{W.asked(when(asked_at))}</p>}
      {response === null || responded_at === null ? (
        <p>
          <Badge tone="info">{W.waits}</Badge>
        </p>
      ) : (
        <>
          <p className={css.said}>{response}</p>
          <p className={css.quiet}>{W.answered(when(responded_at))}</p>
        </>
      )}
    </>
  );
}
