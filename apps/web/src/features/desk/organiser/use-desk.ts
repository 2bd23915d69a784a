import { mayDo } from '@pratibha/domain/access';
import type { DeskKind } from '@pratibha/domain/desk/desk';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { LIVE_QUERY } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';

/** What a tag is put on. */
export type DeskThing = {
  readonly id: number;
  /** Null: of a person, and of no event. */
  readonly eventId: number | null;
};

export type { DeskKind };

/** What is read again once a tag was put on something or taken off. */
export const DESK_CHANGES = [
  'GET /admin/desk/rows',
  'GET /admin/tags',
  'GET /admin/desk/mine',
  'GET /admin/registrations',
  'GET /admin/events/submissions',
  'GET /admin/lists/counts',
] as const;

/** How often what is one's own is read again: not as often as a list beside it. */
const NOW_AND_THEN = { staleTime: 60_000 } as const;

/** What is one's own; nothing for those who may not work at any desk. */
export function useOwnDesk(how: typeof LIVE_QUERY | typeof NOW_AND_THEN = NOW_AND_THEN) {
  const mayWork = mayDo('desk.work', useUser());
  return useQuery({ ...read('GET /admin/desk/mine', {}), ...how, enabled: mayWork });
}

/** The tags that there are; nothing for those who may not work at any desk. */
export function useTags(mayWork: boolean) {
  return useQuery({ ...read('GET /admin/tags', {}), staleTime: 60_000, enabled: mayWork });
}
