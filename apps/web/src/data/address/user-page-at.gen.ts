// Made of the routes of entry by `npm run generate`.

export const USER_PAGE_AT =
  /^\/(?:user(?:\/(?:certificates|event-registrations|events|judging|notifications|update-profile|work-submissions|workshops|(?:announcements|events|judging)\/[1-9]\d{0,9}))?|judge|judge\/[1-9]\d{0,9})$/;
