import {
  type CompetitionWarning,
  competitionWarnings,
} from '@pratibha/domain/editions/competition-events';
import type { JsonFields } from '@pratibha/domain/editions/json';
import {
  type PublicationFindings,
  type PublicationWarning,
  publicationFindings,
} from '@pratibha/domain/editions/publication-findings';
import type { EventOfEditionRow } from './drafts.queries.ts';

type Warning = { readonly path: string; readonly error: PublicationWarning | CompetitionWarning };

/**
 * What is wrong with a draft, or looks so; what can be registered for, too.
 * @param asked competitions for which an event is made together with it
 */
export function draftFindings(
  content: JsonFields,
  events: readonly EventOfEditionRow[],
  missing: ReadonlySet<string>,
  asked: readonly { readonly competition: string }[] = [],
): { readonly errors: PublicationFindings['errors']; readonly warnings: readonly Warning[] } {
  const { errors, warnings } = publicationFindings(content, events, missing);
  const made = asked.map(({ competition }) => ({ title: competition, competition }));
  const all = [...events, ...made];
  return { errors, warnings: [...warnings, ...competitionWarnings(content, all)] };
}
