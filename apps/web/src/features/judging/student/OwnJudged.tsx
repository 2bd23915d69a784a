import { OwnPresentation } from './OwnPresentation.tsx';
import { OwnStand, type OwnWork } from './OwnStand.tsx';

/** Where and when one's own work is judged, as far as the organisers publish it. */
export function OwnJudged(work: OwnWork) {
  return (
    <>
      <OwnStand {...work} />
      <OwnPresentation {...work} />
    </>
  );
}
