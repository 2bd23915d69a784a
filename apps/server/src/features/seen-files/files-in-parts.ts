import type { FilesPart } from '@pratibha/contract/seen-files';
import type { WorkWeight } from './packed-files.queries.ts';

/** Of one ZIP: what a slow line takes before it is given up (`PATIENCE`), far below its 4 GB. */
export const MOST_BYTES = 1_000_000_000;
const MOST_FILES = 20_000;

/**
 * In which ZIPs works are downloaded: none has works of two events, and each work is whole. They
 * are told by the ids of works, so that a work that comes meanwhile moves none into another one.
 * @param works those of an event together, by their ids
 */
export function filesInParts(works: readonly WorkWeight[]): FilesPart[] {
  const found: FilesPart[] = [];
  for (const { id, event_id, event_title, files, bytes } of works) {
    const last = found.at(-1);
    const isOfEvent = last?.event_id === event_id;
    const fits = isOfEvent && last.bytes + bytes <= MOST_BYTES && last.files + files <= MOST_FILES;
    if (fits) {
      const sum = { works: last.works + 1, files: last.files + files, bytes: last.bytes + bytes };
      found[found.length - 1] = { ...last, ...sum, to: id };
      continue;
    }
    const part = isOfEvent ? last.part + 1 : 1;
    const begun = { part, parts: part, from: id, to: id, works: 1, files, bytes };
    found.push({ event_id, event_title, ...begun });
  }
  const counts = new Map(found.map(({ event_id, part }) => [event_id, part]));
  return found.map((each) => ({ ...each, parts: counts.get(each.event_id) ?? each.part }));
}
