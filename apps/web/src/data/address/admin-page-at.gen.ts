// Made of the routes of entry by `npm run generate`.

export const ADMIN_PAGE_AT =
  /^\/admin(?:\/(?:announcements|audit|certificates|dashboard|editions|enquiries|events|events-registrations|mails|notifications|registrations|set-up|submissions|tokens|translations|users|workshops|(?:announcements|certificate-template|editions|judging|ranking|results|rounds|show|users)\/[1-9]\d{0,9}))?$/;
