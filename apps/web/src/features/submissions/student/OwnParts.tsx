import type { HandedWork } from '@pratibha/contract/handed-works';
import { OWN_PARTS_WORDS } from '@pratibha/words/submissions/student/own-parts';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { receiptPath } from '../../../data/address/receipt-path.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { areLookedAt, CompareFiles, HandedParts } from '../../files/files.tsx';
import css from './OwnParts.module.css';

const W = OWN_PARTS_WORDS;
/** Looking into a file takes seconds. */
const LOOKS_AGAIN_MS = 4_000;

type Props = {
  readonly submissionId: number;
  readonly eventId: number;
  /** The one that counts, or an earlier one. */
  readonly revision: number;
};

/**
 * What was handed in by parts with a revision of an own work, and until when it may be mended;
 * nothing for a work without parts.
 */
export function OwnParts({ submissionId, eventId, revision }: Props) {
  const handed = useQuery({
    ...read('GET /user/submissions/{id}/parts', { params: { id: String(submissionId) } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ parts }) => areLookedAt(parts)) ? LOOKS_AGAIN_MS : false,
  });
  if (handed.isLoadingError) return <FetchFailed message={W.failed} of={handed} />;
  const work = handed.data?.find((each) => each.revision === revision);
  if (work === undefined) return null;
  return (
    <section className={css.parts} aria-label={W.heading}>
      {work.mend_until !== null && <Mending eventId={eventId} until={work.mend_until} />}
      {areLookedAt(work.parts) && <p role="status">{W.lookedAt}</p>}
      <HandedParts parts={work.parts} of={{ side: 'user' }} />
      {work === handed.data?.[0] && <CompareFiles of={{ side: 'user' }} works={handed.data} />}
      <Receipt of={work} />
    </section>
  );
}

function Mending({ eventId, until }: { readonly eventId: number; readonly until: string }) {
  return (
    <div className={css.mend}>
      <p>{W.mend(formatDateTime(new Date(until)))}</p>
      <SiteLink
        href={userEventPath({ id: eventId, opens: 'replace' })}
        className={buttonClass('secondary')}
      >
        {W.mendWay}
      </SiteLink>
    </div>
  );
}

function Receipt({ of: { code, begun_in_time: isBegunInTime } }: { readonly of: HandedWork }) {
  return (
    <>
      {isBegunInTime && <p className={css.quiet}>{W.begunInTime}</p>}
      {code !== null && (
        <p className={css.quiet}>
          {W.receipt}: {/* A page of its own, of the public document. */}
          <a className={css.code} href={receiptPath(code)}>
            {code}
          </a>
        </p>
      )}
    </>
  );
}
