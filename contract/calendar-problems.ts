/** What can be wrong with a calendar that somebody subscribes to, in words that say what to do. */
export const calendarProblemTexts = {
  not_found: 'There is no calendar at this address. Copy the address again from the calendar app.',
  needs_password:
    'This calendar is private: its server asks for a password. Use its secret or public address, which calendar apps show in the settings of the calendar.',
  private_address:
    'This server only fetches calendars from public HTTPS addresses. Whoever runs it can allow others with ALLOWED_CALENDAR_HOSTS.',
  too_large: 'This calendar is too large: it can have at most 10 MB and 20,000 events.',
  not_a_calendar:
    'This address leads to something other than a calendar. The address of a calendar usually ends with .ics.',
  unreachable: 'The server of this calendar cannot be reached. Check the address, or try again later.',
  too_slow: 'This calendar takes too long to read.',
  cut_short: 'This calendar has more than 5,000 events in the coming year. The last ones are left out.',
} as const;
export type CalendarProblem = keyof typeof calendarProblemTexts;
export const calendarProblems = Object.keys(calendarProblemTexts) as [CalendarProblem, ...CalendarProblem[]];
