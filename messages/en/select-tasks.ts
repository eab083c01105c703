export default {
  select: (title: string) => `Select ${title}`,
  moved: (tasks: string, place: string) => `Moved ${tasks} to ${place}`,
  alreadyIn: (place: string) => `Already in ${place}`,
  inbox: 'Inbox',
};
