/** Texts that a new account is offered to try, and what each shows about the intake. */
export const firstSentences = [
  { text: 'Ring the vet on Tuesday at 10, buy cat food', shows: 'Two tasks at once' },
  { text: 'Take the bins out every Monday evening', shows: 'Repeats every week' },
  { text: 'Urgent: renew my passport by 12 March', shows: 'Priority and date' },
] as const;
