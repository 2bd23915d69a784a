import type { Relation } from '@pratibha/domain/grants';

/** Words in a file that are more than a name, a code or what somebody wrote. */
export const EXPORT_FILE_WORDS = {
  askedEarlier: (question: string) => `${question} (asked earlier)`,
  /** Of the questions for who is shortlisted, beside those of registering. */
  followUp: (question: string) => `${question} (when shortlisted)`,
  askedAgain: (question: string, time: number) => `${question} (${time})`,
  /** Of an event, or (null) of all of them. */
  grant: (kind: Relation, title: string | null) => `${kind}: ${title ?? 'every event'}`,
} as const;
