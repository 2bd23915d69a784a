/** Words of what stands beside the rows of a list, and of its filter. */
export const DESK_BESIDE_WORDS = {
  header: 'Desk',
  assignedTo: (name: string) => `Assigned to ${name}`,
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  filter: 'Filter by Tag',
  all: 'All Tags',
} as const;
