/** Words of the dialogs in which a decision is prepared. */
export const PREPARING_WORDS = {
  prepare: 'Prepare',
  prepareMany: (count: number) => `Prepare ${count}`,
  preparing: 'Preparing…',
  bulkText: (names: number) =>
    names === 1
      ? 'The decision and the remarks wait beside 1 row.'
      : `The decision and the same remarks wait beside ${names} rows.`,
  bulkProgress: (done: number, count: number) => `${done} of ${count} prepared…`,
  bulkDone: (done: number, count: number) => `${done} of ${count} prepared.`,
  note: (prepared: number, all: number) =>
    prepared === all
      ? 'This event prepares its decisions: the student sees and hears nothing before the release.'
      : `${prepared} of ${all} are prepared, as their event says; the others are decided at once.`,
} as const;
