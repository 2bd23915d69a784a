/** When one presents one's own work. */
export const OWN_PRESENTATION_WORDS = {
  label: 'When you present',
  when: (from: string, until: string) => `${from} to ${until}`,
  room: (room: string) => `in ${room}`,
  setup: (minutes: number) =>
    minutes === 1
      ? 'Be there a minute before to set up.'
      : `Be there ${minutes} minutes before to set up.`,
  visited: (made: number, of: number) => `Visited by ${made} of ${of}`,
} as const;
