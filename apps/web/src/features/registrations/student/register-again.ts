/*
 * With which withdrawn registration somebody registers again, by its number: kept in the tab, so
 * that the form finds it after the detour over the profile, a new sign-in or a reload, too.
 */

const keyOf = (userId: number, eventId: number) => `pratibha.again.${userId}.${eventId}`;

export function keepAgain(userId: number, eventId: number, id: number): void {
  try {
    sessionStorage.setItem(keyOf(userId, eventId), String(id));
  } catch {
    // Then the form begins blank.
  }
}

/** Null where the person registers anew. */
export function againOf(userId: number, eventId: number): number | null {
  try {
    const id = Number(sessionStorage.getItem(keyOf(userId, eventId)) ?? 'none');
    return Number.isInteger(id) ? id : null;
  } catch {
    return null;
  }
}

export function forgetAgain(userId: number, eventId: number): void {
  try {
    sessionStorage.removeItem(keyOf(userId, eventId));
  } catch {
    // Nothing was kept.
  }
}
