import { OWN_PRESENTATION_WORDS } from '@pratibha/words/judging/student/own-presentation';
import { formatRange } from '@pratibha/words/time-range';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import type { OwnWork } from './OwnStand.tsx';

const W = OWN_PRESENTATION_WORDS;

/** When and where one presents, once the organisers publish the order. */
export function OwnPresentation({ eventId, submissionId }: OwnWork) {
  const { data = [] } = useQuery(read('GET /user/presentations', {}));
  const own = data.filter((each) =>
    eventId === undefined ? each.submission_id === submissionId : each.event_id === eventId,
  );
  if (own.length === 0) return null;
  return (
    <DetailList>
      <Fact label={W.label}>
        {own.map(({ starts_at, ends_at, room, setup_minutes }) => (
          <p key={starts_at}>
            <strong>{W.when(...formatRange(new Date(starts_at), new Date(ends_at)))}</strong>{' '}
            {W.room(room)}
            {setup_minutes > 0 && (
              <>
                <br />
                {W.setup(setup_minutes)}
              </>
            )}
          </p>
        ))}
      </Fact>
    </DetailList>
  );
}
