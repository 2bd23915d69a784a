/** The bell beside the name of whoever is signed in. */
export const BELL_WORDS = {
  label: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  count: (unread: number) => String(unread),
  /** More than stands in so small a place. */
  most: '99+',
} as const;
