import type { OwnStand as Stand } from '@pratibha/contract/own-stands';
import { OWN_STAND_WORDS } from '@pratibha/words/judging/student/own-stand';
import { formatRange } from '@pratibha/words/time-range';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { said } from '../../../data/said.ts';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';

const W = OWN_STAND_WORDS;
const EVERY_MINUTE = 60_000;

/** One's own work, or all of an event. */
export type OwnWork =
  | { readonly eventId: number; readonly submissionId?: undefined }
  | { readonly submissionId: number; readonly eventId?: undefined };

/**
 * Where one's own work is judged, once the organisers publish it, and how many judges were there.
 * Where that cannot be read there is nothing: the page stands without it.
 */
export function OwnStand({ eventId, submissionId }: OwnWork) {
  const { data = [] } = useQuery({
    ...read('GET /user/stands', {}),
    refetchInterval: ({ state }) =>
      state.data?.some(({ visits }) => visits !== null) ? EVERY_MINUTE : false,
  });
  const own = data.filter((stand) =>
    eventId === undefined ? stand.submission_id === submissionId : stand.event_id === eventId,
  );
  if (own.length === 0) return null;
  return (
    <DetailList>
      <Fact label={W.label}>
        {own.map((stand) => (
          <Line key={`${stand.opens_at} ${stand.stand}`} stand={stand} />
        ))}
      </Fact>
    </DetailList>
  );
}

function Line({ stand: { stand, area, opens_at, closes_at, visits } }: { readonly stand: Stand }) {
  const judged = W.judged(...formatRange(new Date(opens_at), new Date(closes_at)));
  return (
    <>
      <strong>{W.stand(stand, area && said(area))}</strong>, {judged}
      {visits && (
        <>
          <br />
          {W.visited(visits.made, visits.of)}
        </>
      )}
    </>
  );
}
