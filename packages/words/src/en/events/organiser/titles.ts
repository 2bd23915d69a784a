import { marksOfSameTitles } from '@pratibha/domain/events/titles-twice';
import { formatDay } from '../../time.ts';

type TitledEvents = Parameters<typeof marksOfSameTitles>[0];

/**
 * What each event is called in a list to choose from: 'Robots (2026)' where two are called
 * 'Robots'.
 */
export function titlesToChooseFrom(events: TitledEvents): ReadonlyMap<number, string> {
  const marks = marksOfSameTitles(events);
  return new Map(
    events.map(({ id, title }) => {
      const mark = marks.get(id);
      if (mark === undefined) return [id, title];
      return [id, `${title} (${mark.length > 4 ? formatDay(mark) : mark})`];
    }),
  );
}
