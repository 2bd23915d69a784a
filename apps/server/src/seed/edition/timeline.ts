import type { EditionContent } from '@pratibha/domain/editions/content';
import { zonedIso } from '@pratibha/domain/time/competition-time';
import { type Calendar, endOf, inWords, spanInWords, startOf } from './calendar.ts';

/** The two readings of the timeline (R2.17, R2.26). */
export function timeline(calendar: Calendar): EditionContent['timeline'] {
  const { registrationOpens, firstDeadline, lastDayToRegister, eventDay } = calendar;
  const { firstDayToSubmit, lastDayToSubmit, finalByGuidelines } = calendar;
  const span = (first: typeof eventDay, last = first) => ({
    starts: zonedIso(startOf(calendar, first)),
    ends: zonedIso(endOf(calendar, last)),
  });
  const extended = firstDeadline ? `Extended from ${inWords(firstDeadline)}. ` : '';
  // Where the guidelines name another day, what they say of it stays, beside the day on which to
  // come.
  const isFinal = inWords(finalByGuidelines) === inWords(eventDay);
  return {
    landing: {
      eyebrow: 'Event timeline',
      heading: 'From the first click to the stage',
      steps: [
        {
          window: 'registration-opens',
          ...span(registrationOpens),
          title: 'Registrations Open',
          when: inWords(registrationOpens),
          note: 'Sign in and choose your competition.',
        },
        {
          window: 'registration-closes',
          ...span(lastDayToRegister),
          title: 'Registrations Deadline',
          when: inWords(lastDayToRegister),
          note: `${extended}The whole day counts.`,
        },
        {
          window: 'submission',
          ...span(firstDayToSubmit, lastDayToSubmit),
          title: 'Work Submissions',
          when: spanInWords(firstDayToSubmit, lastDayToSubmit),
          note: 'Send the link to your work and a description.',
        },
        {
          window: 'event',
          ...span(eventDay),
          title: 'Event Date',
          when: inWords(eventDay),
          note: 'The stage, the jury and the prizes.',
        },
      ],
    },
    guidelines: {
      heading: 'Timeline and flow',
      note: 'Every day counts as a whole one.',
      steps: [
        {
          window: 'registration-opens',
          ...span(registrationOpens),
          title: 'Registrations open',
          when: inWords(registrationOpens),
          note: 'Sign in and complete your profile.',
        },
        {
          window: 'registration-closes',
          ...span(lastDayToRegister),
          title: 'Registration deadline',
          when: inWords(lastDayToRegister).padStart('08 August'.length, '0'),
          note: 'The last day to register for an event.',
        },
        {
          window: 'submission',
          ...span(firstDayToSubmit, lastDayToSubmit),
          title: 'Workshops and work submissions',
          when: spanInWords(firstDayToSubmit, lastDayToSubmit, 2),
          note: 'Learn, build and hand in.',
        },
        {
          window: isFinal ? 'event' : null,
          ...span(finalByGuidelines),
          title: 'Final event',
          when: inWords(finalByGuidelines),
          note: isFinal
            ? 'Presentations and results.'
            : `Presentations and results. Come on ${inWords(eventDay)} ${calendar.year}.`,
        },
      ],
    },
  };
}
