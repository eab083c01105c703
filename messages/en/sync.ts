export default {
  heddleWorksWithoutAConnection:
    'Heddle works without a connection. What you do is kept on this device and sent when you are back online.',
  everythingOnThisDeviceIs: 'Everything on this device is saved on the server too.',
  theServersStorageIsFull:
    'The server’s storage is full. Your changes are safe on this device and will be sent once whoever runs the server has made room.',
  yourChangesAreOnThis: 'Your changes are on this device and will be sent when the server can be reached.',
  tryNow: 'Try now',
  waitingToBeSent: ', waiting to be sent',
  itWasDeletedForGood: 'It was deleted for good on another device.',
  itWasDeletedOnAnother:
    'It was deleted on another device and is in the trash. If you restore it, this change is applied too.',
  tryAgain: 'Try again',
  restore: 'Restore',
  discard: 'Discard',
  synced: 'Synced',
  savingOnThisDevice: 'Saving on this device',
  connecting: 'Connecting',
  offline: 'Offline',
  theServerCannotBeReached: 'The server cannot be reached.',
  youAreOffline: 'You are offline.',
  youCanGoOnWorking: 'You can go on working.',
  whatYouChangedWasDeleted: 'What you changed was deleted for good on another device',
};
