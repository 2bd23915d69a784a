import { type Action, mayDo, mayInEvent } from '@pratibha/domain/access';
import { useUser } from '../../session/session.tsx';
import type { Reviewed } from './decisions.ts';

/** What the person may do at a review desk. */
export type Rights = {
  /** Whether decisions on this row are theirs. */
  readonly mayReview: (row: Pick<Reviewed, 'eventId'>) => boolean;
  /** The same of anything that the list can hold. */
  readonly mayReviewHere: boolean;
  readonly mayExport: boolean;
  /** Whether the person may announce something to those in the list. */
  readonly mayAnnounce: boolean;
  /** Whether the list is searched by e-mail too. */
  readonly mayReadContacts: boolean;
};

/**
 * What the person may do in the list of one event, or of all those that they may look at.
 *
 * @param review the action that a decision is
 * @param event the event that the list is filtered by
 */
export function useRights(review: Action, event: number | undefined): Rights {
  const user = useUser();
  const mayHere = (action: Action) =>
    event === undefined ? mayDo(action, user) : mayInEvent(action, user, event);
  return {
    mayReview: ({ eventId }) => mayInEvent(review, user, eventId),
    mayReviewHere: mayHere(review),
    mayExport: mayHere('exports.read'),
    mayAnnounce: mayDo('announcements.write', user),
    mayReadContacts: mayHere('contacts.read'),
  };
}
