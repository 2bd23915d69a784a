/** To be told, once, of an event. */
export const NOTICE_WORDS = {
  ask: { opens: 'Tell Me When It Opens', 'seat-free': 'Tell Me When a Seat Is Free' },
  asked: {
    opens: 'You are told once it opens.',
    'seat-free': 'You are told once a seat is free.',
  },
  end: 'Do Not Tell Me',
  failed: 'This could not be saved.',
  uncertain: 'No answer came, so it is not certain that this was saved. Try again.',
} as const;
