export default {
  /** Leads to a page, such as `All Tasks`. */
  goTo: (page: string) => `Go to ${page}`,
  comingSoon: 'Coming Soon',
  youAreOffline: 'You are offline',
  yourTasksAreNotOn:
    'Your tasks are not on this device yet. They will appear once the server can be reached.',
  loadingTasks: 'Loading tasks...',
  pageNotFound: 'Page not found',
  thereIsNoPageAt: 'There is no page at this address. It may be mistyped, or the page may have moved.',
};
