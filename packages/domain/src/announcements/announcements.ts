/** The lists in which recipients are found, each with the filters that it has. */
export const ANNOUNCEMENT_SOURCES = ['users', 'registrations', 'submissions'] as const;
export type AnnouncementSource = (typeof ANNOUNCEMENT_SOURCES)[number];

/** In the bell and by mail, or in the bell alone. */
export const ANNOUNCEMENT_CHANNELS = ['mail', 'bell'] as const;
export type AnnouncementChannel = (typeof ANNOUNCEMENT_CHANNELS)[number];

/** `template`: kept for copying; `sent`: its recipients are told, though mails may still be under way. */
export const ANNOUNCEMENT_STATES = ['draft', 'template', 'scheduled', 'sent', 'stopped'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];
