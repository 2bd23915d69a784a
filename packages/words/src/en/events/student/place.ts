/** When and where an event is, as students read it. */
export const EVENT_PLACE_WORDS = {
  whenAndWhere: 'When and where',
  address: 'Address',
  map: 'Open a map',
  opensElsewhere: '(opens another site)',
  bring: 'What to bring',
} as const;
