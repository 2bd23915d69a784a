/** Words of prepared decisions beside the rows of a list. */
export const DESK_PREPARED_WORDS = {
  filter: 'Filter by Prepared Decision',
  all: 'Prepared or Not',
  choices: { yes: 'Prepared', no: 'Not Prepared', changed: 'Changed Since' },
  prepared: (status: string) => `Prepared: ${status}`,
  changed: (status: string) => `Prepared: ${status}; changed since`,
  toDo: (count: number, event: string) => `Release ${count} prepared of ${event}`,
  toDoChanged: (count: number, event: string) => `Look again at ${count} changed of ${event}`,
  toDoAt: (count: number, event: string, at: string) =>
    `${count} prepared of ${event}, released ${at}`,
} as const;
