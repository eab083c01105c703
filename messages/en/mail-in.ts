export default {
  addTasksByEmail: 'Add tasks by email',
  sendOrForwardAnEmail: 'Send or forward an email to a private address of yours, and it becomes a task.',
  yourAddressForTasksIs: 'Your address for tasks is ready',
  stopAddingTasksByEmail: 'Stop adding tasks by email?',
  yourAddressStopsWorkingAt:
    'Your address stops working at once. If you turn this on again, you get a new one.',
  stop: 'Stop',
  cancel: 'Cancel',
  emailsNoLongerBecomeTasks: 'Emails no longer become tasks',
  acceptEmails: 'Accept emails',
  onlyFromSendersThatYou: 'Only from senders that you allow. Other emails are returned with the reason.',
  thisServerDoesNotReceive:
    'This server does not receive email. Whoever runs it can turn that on: docs/capture-from-anywhere.md says how.',
  getANewAddress: 'Get a new address?',
  theCurrentAddressStopsWorking: 'The current address stops working at once, and emails to it are returned.',
  newAddress: 'New address',
  youHaveANewAddress: 'You have a new address',
  yourAddressForTasks: 'Your address for tasks',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  allow: 'Allow',
  anEmailWithOnlyA:
    'An email with only a subject is read as if you had typed it. One with text, or a forwarded one, becomes one task with the text in its description; attachments are named there but not kept.',
  theAddressIsLikeA:
    'The address is like a password: senders can be forged, so share it with nobody. Save it in your contacts to find it quickly.',
  noEmailHasArrivedYet: 'No email has arrived yet.',
  enterAnEmailAddressSuch: 'Enter an email address such as ada@example.com.',
  thisAddressMayAlreadySend: 'This address may already send.',
  thisAddressCannotBeUsed: 'This address cannot be used. Check how it is written.',
  whoMaySend: 'Who may send',
  anotherSender: 'Another sender',
  allowSender: 'Allow sender',
};
