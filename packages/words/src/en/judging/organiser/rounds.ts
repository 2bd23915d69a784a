import type { RoundState } from '@pratibha/domain/judging/rounds';

const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** The rounds of judging of an event. */
export const ROUNDS_WORDS = {
  heading: 'Judging',
  intro: (event: string) => `Rounds in which works of ${event} are judged.`,
  back: 'The event',
  loadFailed: 'Failed to load the rounds.',
  notFound: 'There is no such event, or you do not organise it.',
  empty:
    'No round yet. Prepare one: which works are judged, by what, by whom and until when. Nobody is told before you say so.',
  add: 'Prepare Round',
  listed: 'Rounds, in their order',
  states: {
    prepared: 'Being prepared',
    waiting: 'Opened, begins later',
    open: 'Being judged',
    over: 'Over',
  } satisfies Record<RoundState, string>,
  window: (opens: string, closes: string) => `${opens} to ${closes}`,
  works: (count: number) => some(count, 'work', 'works'),
  judges: (count: number) => some(count, 'judge', 'judges'),
  sent: (sent: number, sheets: number) => `${sent} of ${some(sheets, 'sheet', 'sheets')} sent`,
  separator: ' · ',
} as const;
