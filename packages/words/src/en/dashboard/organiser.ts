function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
}

/** Words of the dashboard (R2.44 to R2.48, R8.7). */
export const DASHBOARD_WORDS = {
  heading: 'Dashboard',
  activeUsers: 'Active Users',
  events: 'Events',
  registrations: 'Registrations',
  submissions: 'Submissions',
  pending: (count: number) => `${count.toLocaleString('en-US')} pending`,
  countsFailed: 'Failed to load the counts',

  toDo: 'To Do',
  nothingToDo: 'Nothing waits for your decision.',
  decideRegistrations: (count: number) => `Decide on ${counted(count, 'registration')}`,
  decideSubmissions: (count: number) => `Decide on ${counted(count, 'submission')}`,
  createEvents: (competitions: readonly string[]) =>
    competitions.length === 1
      ? `Add an event for ${competitions[0]}: nobody can register for it`
      : `Add events for ${new Intl.ListFormat('en').format(competitions)}: nobody can register for them`,
  mostOf: 'Most of them:',
  waiting: (registrations: number, submissions: number) =>
    [counted(registrations, 'registration'), counted(submissions, 'submission')]
      .filter((words) => !words.startsWith('0 '))
      .join(', '),

  columns: {
    title: 'Event Title',
    status: 'Status',
    open: 'Registration Open',
    close: 'Registration Close',
  },
  eventsTable: 'Events',

  upcoming: 'Upcoming Events',
  noUpcoming: 'No upcoming events.',
  upcomingFailed: 'Failed to load upcoming events',
  registration: 'Registration',
  submission: 'Submission',
  range: (from: string, to: string) => `${from} – ${to}`,

  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  weekdayNames: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  past: 'past event',
  today: 'today',
  future: 'upcoming event',
  legendPast: 'Past',
  legendToday: 'Today',
  legendFuture: 'Future',
  chooseDay: 'Choose a marked day to see its events.',

  activity: 'Activity, last 30 days',
  activityHint: 'Registrations and submissions per day.',
  activityTable: 'Show as a table',
  noPlot: 'The plot cannot be shown here; the table says the same.',
  activityLoading: 'Loading...',
  date: 'Date',
  noActivity: 'Nothing was registered or submitted in these days.',
} as const;
