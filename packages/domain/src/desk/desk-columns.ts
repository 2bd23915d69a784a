/** What a file of a list tells of the desk, where somebody chose it. */
const DESK_COLUMNS = ['tags', 'assigned_to', 'notes'] as const;

/** Whether a file has any of it. */
export function hasDeskColumn(names: readonly string[]): boolean {
  return names.some((name) => DESK_COLUMNS.some((each) => each === name));
}
