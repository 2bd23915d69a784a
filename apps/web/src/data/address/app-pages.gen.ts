// Made of the routes of entry by `npm run generate`.

export const APP_PAGE =
  /^(?:\/user|\/user\/announcements\/[1-9]\d{0,9}|\/user\/event-registrations|\/user\/events|\/user\/events\/[1-9]\d{0,9}|\/user\/notifications|\/user\/update-profile|\/user\/work-submissions|\/user\/workshops|\/admin|\/admin\/announcements|\/admin\/announcements\/[1-9]\d{0,9}|\/admin\/audit|\/admin\/dashboard|\/admin\/editions|\/admin\/editions\/[1-9]\d{0,9}|\/admin\/events|\/admin\/events-registrations|\/admin\/mails|\/admin\/notifications|\/admin\/registrations|\/admin\/set-up|\/admin\/submissions|\/admin\/tokens|\/admin\/users|\/admin\/users\/[1-9]\d{0,9})$/;
