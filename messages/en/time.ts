export default {
  withinTheLastHour: 'within the last hour',
  today: 'Today',
  tomorrow: 'Tomorrow',
  lessThanAMinute: 'less than a minute',
};
