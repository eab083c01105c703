export default {
  free: 'Free',
  now: 'Now',
  eventIn: 'Event in',
};
