import type { OwnPresentation as Presentation } from '@pratibha/contract/own-presentations';
import { OWN_PRESENTATION_WORDS } from '@pratibha/words/judging/student/own-presentation';
import { formatRange } from '@pratibha/words/time-range';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import type { OwnWork } from './OwnStand.tsx';

const W = OWN_PRESENTATION_WORDS;
const EVERY_MINUTE = 60_000;

/**
 * When and where one presents, once the organisers publish the order, and how many of the panel saw
 * it. Where that cannot be read there is nothing: the page stands without it.
 */
export function OwnPresentation({ eventId, submissionId }: OwnWork) {
  const { data = [] } = useQuery({
    ...read('GET /user/presentations', {}),
    refetchInterval: ({ state }) =>
      state.data?.some(({ visits }) => visits !== null) ? EVERY_MINUTE : false,
  });
  const own = data.filter((each) =>
    eventId === undefined ? each.submission_id === submissionId : each.event_id === eventId,
  );
  if (own.length === 0) return null;
  return (
    <DetailList>
      <Fact label={W.label}>
        {own.map((presentation) => (
          <Lines key={presentation.starts_at} presentation={presentation} />
        ))}
      </Fact>
    </DetailList>
  );
}

function Lines({ presentation }: { readonly presentation: Presentation }) {
  const { starts_at, ends_at, room, setup_minutes, visits } = presentation;
  return (
    <>
      <strong>{W.when(...formatRange(new Date(starts_at), new Date(ends_at)))}</strong>{' '}
      {W.room(room)}
      {setup_minutes > 0 && (
        <>
          <br />
          {W.setup(setup_minutes)}
        </>
      )}
      {visits && visits.of > 0 && (
        <>
          <br />
          {W.visited(visits.made, visits.of)}
        </>
      )}
    </>
  );
}
