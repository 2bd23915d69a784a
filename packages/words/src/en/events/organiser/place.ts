/** When and where an event is, among its facts in the console. */
export const EVENT_PLACE_FACTS_WORDS = {
  whenAndWhere: 'When and Where',
  none: 'Not said',
  seats: 'Seats',
  inTheWay: (event: string) => `“${event}” is in the same venue at the same hour.`,
} as const;
