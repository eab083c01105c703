export default {
  free: 'Free',
  now: 'Now',
  eventIn: 'Event in',
  busyUntilMidnight: (titles: string) => `Busy until midnight: ${titles}`,
  busyUntil: (time: string, titles: string) => `Busy until ${time}: ${titles}`,
  eventsOn: (day: string) => `Events on ${day}`,
};
