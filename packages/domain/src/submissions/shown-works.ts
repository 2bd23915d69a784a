import type { SubmissionStatus, UserStatus } from '../statuses.ts';
import type { Consent } from './consents.ts';

/** What decides whether everybody may see a work. */
type ShownWorkFacts = Pick<Consent, 'show_work'> & {
  readonly status: SubmissionStatus;
  /** Of whoever made it. */
  readonly account: UserStatus;
  readonly isErased: boolean;
  /** Whether results of the event that give awards are out, all of them. */
  readonly areAwardsOut: boolean;
};

/** Whether all awards of an event are out, and there are any. */
export function areAwardsOut(results: {
  readonly awards: readonly unknown[];
  /** Whether a show tells them one by one. */
  readonly goes_on: boolean;
}): boolean {
  return !results.goes_on && results.awards.length > 0;
}

/**
 * Whether everybody may see a work: an accepted one, with the word of whoever made it, as soon as
 * the awards of its event are out. Before that, and for an event that gives none, nothing is shown:
 * results of a preselection are out while the same works are judged again, and not by names. Whose
 * account is closed cannot take back their word, so it does not count.
 */
export function isShownToAll(facts: ShownWorkFacts): boolean {
  const { status, show_work, account, isErased, areAwardsOut } = facts;
  return areAwardsOut && status === 'ACCEPTED' && show_work && account === 'ACTIVE' && !isErased;
}

const TITLE_LENGTH = 80;
const EXCERPT_LENGTH = 240;

/** A sentence of some words, whose end is not that of an abbreviation. */
const SENTENCE = /^.{10,}?[.!?।](?=\s|$)/u;

/** How a work is called, which has no title: by the first sentence of its description. */
export function titleOfWork(description: string): string {
  const [line = ''] = description.trim().split('\n', 1);
  const [sentence] = SENTENCE.exec(line) ?? [line];
  return shortened(sentence, TITLE_LENGTH).replace(/(?<!\.)\.$/, '');
}

/** The beginning of its description, in one line, for lists and shared links. */
export function excerptOfWork(description: string): string {
  return shortened(description, EXCERPT_LENGTH);
}

/** What an excerpt says beyond the title that stands above it; '' where that is all. */
export function beyondTitle(title: string, excerpt: string): string {
  return excerpt.startsWith(title) ? excerpt.slice(title.length).replace(/^[.\s]+/, '') : excerpt;
}

/** At most so many characters, ended at a word where there is one. */
function shortened(text: string, limit: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...plain];
  if (characters.length <= limit) return plain;
  const cut = characters.slice(0, limit - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
