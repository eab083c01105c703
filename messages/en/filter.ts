const english = {
  /** What a condition means, beside it in the menu that completes it. */
  hints: {
    today: 'Due today',
    tomorrow: 'Due tomorrow',
    overdue: 'Due before now, and not done',
    noDate: 'Without a due date',
    noTime: 'Without a time of day',
    recurring: 'Repeats',
    urgent: 'Urgent',
    high: 'High priority',
    medium: 'Medium priority',
    low: 'Low priority',
    noPriority: 'Without a priority',
    noTags: 'Without tags',
    noTheme: 'In the Inbox',
    noThread: 'In no thread',
    noProject: 'In no project',
    open: 'Not done',
    inProgress: 'In progress',
    completed: 'Done',
    paused: 'Paused',
    nextDays: 'Due today or in the six days after',
    due: 'Due on a day or in a period, such as due: friday',
    dueBefore: 'Due before a day',
    dueAfter: 'Due after a day',
    created: 'Added on a day or in a period',
    createdAfter: 'Added after a day',
    doneOn: 'Done on a day or in a period',
    doneAfter: 'Done after a day',
    date: 'Date',
    tag: 'Tag',
    list: 'Theme or project',
    thread: 'Thread',
  },
  /** What is wrong with a filter, or may not be what was meant. */
  problems: {
    tooLong: (max: string) => `A filter has at most ${max} characters.`,
    quoteNotClosed: 'This quotation mark is not closed. Write " where the words end.',
    quoteEmpty: 'There is nothing between these quotation marks.',
    groupNotClosed: 'This ( is not closed. Write ) where the group ends.',
    groupNotOpened: 'This ) has no ( before it. To search for the sign itself, put it in quotation marks.',
    groupEmpty: 'There is nothing between these parentheses.',
    nothingAfter: (sign: string) => `Something is missing after ${sign}, such as today or @work.`,
    nothingBefore: (sign: string) => `Something is missing before ${sign}, such as today or @work.`,
    tagMissing:
      'Write a tag right after @, such as @work. To search for the sign itself, put it in quotation marks.',
    listMissing:
      'Write a theme or project right after #, such as #inbox. To search for the sign itself, put it in quotation marks.',
    threadMissing:
      'Write a thread right after /, in quotation marks if its title has spaces. To search for the sign itself, put it in quotation marks.',
    /** `values` are words of the filter language, as `open, pending, paused`. */
    valueMissing: (key: string, values: string) => `Write one of these right after ${key} ${values}.`,
    valueUnknown: (value: string, key: string, values: string) =>
      `“${value}” is not something a task can be. Write one of these right after ${key} ${values}.`,
    valueMistyped: (value: string, near: string) =>
      `“${value}” is not something a task can be. Did you mean ${near}?`,
    dateUnnamed: (word: string) => `There is no date called “${word}”. Write due, created or completed.`,
    dateMissing: 'Write a date here, such as friday, next week, +3 days or 2026-11-21.',
    dateAmbiguous: (date: string) =>
      `“${date}” is one day to some people and another to others. Write it like 4 may or 2026-05-04.`,
    dateUnknown: (date: string) =>
      `“${date}” is not a date. Write one such as friday, next week, +3 days or 2026-11-21.`,
    dateMistyped: (date: string, near: string) => `“${date}” is not a date. Did you mean ${near}?`,
    wordAlone: (word: string) => `“${word}” is searched for as a word.`,
    wordAmongWords: (word: string) => `“${word}” is searched for as a word here.`,
    question: 'This reads like a question.',
    tagUnknown: (name: string) => `There is no tag “${name}”.`,
    listUnknown: (name: string) => `There is no theme or project “${name}”.`,
    threadUnknown: (name: string) => `There is no thread “${name}”.`,
  },
  /** Examples in the help on the search page, and what they find. */
  examples: {
    words: 'Words',
    conditions: 'Conditions',
    together: 'Together',
    bothWords: 'Both words, anywhere in the task',
    exactWords: 'Exactly these words in a row',
    today: 'Due today; also tomorrow, overdue, next 7 days, no date, recurring',
    dueBy: 'Also due: next week, due after: +3 days, created: yesterday, completed: last week',
    urgent: 'Urgent; p2 high, p3 medium, p4 low, no priority',
    tag: 'Tag; @wo* is every tag that begins so',
    list: 'Theme or project; /thread is a thread, #inbox the Inbox',
    open: 'Not done; also is:completed, is:in_progress, is:paused',
    both: 'Both',
    either: 'One or the other',
    not: '! means not',
    group: 'Parentheses group',
  },
};

export type FilterTexts = typeof english;
export default english;
