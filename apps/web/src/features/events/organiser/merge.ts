import type { EventValues } from './event-values.ts';

export type FormField = keyof EventValues;

export type Merged = {
  readonly values: EventValues;
  /** Fields that both changed, each to something else. */
  readonly clashes: readonly FormField[];
};

/** What two organisers made of one event: my changes since `start` stand, the rest is theirs. */
export function mergeValues(start: EventValues, mine: EventValues, theirs: EventValues): Merged {
  const names = Object.keys(start) as FormField[];
  const changed = names.filter((name) => mine[name] !== start[name] && mine[name] !== theirs[name]);
  const kept = Object.fromEntries(changed.map((name) => [name, mine[name]]));
  return {
    values: withoutLooseDates({ ...theirs, ...kept }),
    clashes: changed.filter((name) => theirs[name] !== start[name]),
  };
}

/** Without submissions there are no dates for them (R4.10). */
export function withoutLooseDates(values: EventValues): EventValues {
  if (values.requires_submission) return values;
  return { ...values, submission_start: '', submission_close: '' };
}
