/** Where the questionnaire of an event keeps what this person filled in, in the tab. */
export function answersDraftKey(userId: number, eventId: number): string {
  return `pratibha.answers.${userId}.${eventId}`;
}

/** Forgets it; a tab that keeps nothing has nothing to forget. */
export function forgetAnswersDraft(userId: number, eventId: number): void {
  try {
    sessionStorage.removeItem(answersDraftKey(userId, eventId));
  } catch {
    // Nothing was kept.
  }
}
