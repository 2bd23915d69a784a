import { whyNotInEvent } from '../serve/admission.ts';
import type { Context } from '../serve/context.ts';
import { Refused } from '../serve/refused.ts';

/**
 * Refuses an export of an event that the person only reads: it would be of contacts. One of another
 * event is empty, as one of an event that is not there.
 */
export function refuseReadersExport({ actor }: Pick<Context, 'actor'>, eventId?: number): void {
  if (eventId === undefined) return;
  const whyNot = whyNotInEvent('exports.read', actor, eventId);
  if (whyNot === 'not-allowed') throw new Refused(whyNot);
}
