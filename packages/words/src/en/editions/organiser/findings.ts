import type { CompetitionWarning } from '@pratibha/domain/editions/competition-events';
import type { PublicationWarning } from '@pratibha/domain/editions/publication-findings';
import { type Sentences, sentenceOf } from '../../sentences.ts';
import { formatDay } from '../../time.ts';

const days = (all: readonly string[]) => all.map(formatDay).join(' or ');

type Warning = PublicationWarning | CompetitionWarning;

const WARNINGS: Sentences<Warning> = {
  'text-names-another-day': ({ day, days: meant }) =>
    `This text says ${formatDay(day)}; the dates say ${days(meant)}.`,
  'text-names-extension':
    'This text speaks of an extended deadline; the dates have no first deadline.',
  'text-names-another-edition': ({ named }) => `This text says “${named}”; this is another one.`,
  'page-long-unchanged': ({ day }) =>
    `This page was last changed on ${formatDay(day)}. Read it once more, and give it the day on which you did.`,
  'step-names-another-day': ({ day, days: meant }) =>
    `The step is written with ${formatDay(day)}; its dates say ${days(meant)}.`,
  'step-before-earlier': 'This step begins before the one above it.',
  'competition-without-event': ({ competition }) =>
    `There is no event for “${competition}”: nobody can register for it.`,
  'event-registration-outside': ({ event }) =>
    `“${event}” can be registered for outside the time from the opening to the end of registration.`,
  'event-submission-outside': ({ event }) =>
    `“${event}” takes works outside the time from the opening of registration to the end of submission.`,
};

/** The sentence for what looks wrong in an edition that is to be published. */
export function publicationWarningWords(warning: Warning): string {
  return sentenceOf(WARNINGS, warning);
}
