import { plural } from './plural.ts';

export default {
  noSuchTask: 'There is no such task.',
  heddleWorksWithoutAConnection:
    'Heddle works without a connection. What you do is kept on this device and sent when you are back online.',
  everythingOnThisDeviceIs: 'Everything on this device is saved on the server too.',
  theServersStorageIsFull:
    'The server’s storage is full. Your changes are safe on this device and will be sent once whoever runs the server has made room.',
  yourChangesAreOnThis: 'Your changes are on this device and will be sent when the server can be reached.',
  tryNow: 'Try now',
  /** A change that is not sent yet; `time` is when it was made. */
  waitingSince: (time: string) => `${time}, waiting to be sent`,
  couldNotBeSaved: (problem: string) => `Could not be saved: ${problem}`,
  restored: (name: string) => `Restored “${name}”`,
  notRestored: 'The restore failed. Please try again.',
  deletedElsewhere: (name: string) => `“${name}” was deleted on another device. Your change to it is kept.`,
  waiting: (count: number) => plural(count, { one: '# change waiting', other: '# changes waiting' }),
  offlineWaiting: (count: number) =>
    plural(count, { one: 'Offline, # change waiting', other: 'Offline, # changes waiting' }),
  fullKeptHere: (count: number) =>
    plural(count, {
      one: 'The server’s storage is full, # change kept here',
      other: 'The server’s storage is full, # changes kept here',
    }),
  refused: (count: number) =>
    plural(count, { one: '# change could not be saved', other: '# changes could not be saved' }),
  unreachable: {
    goOn: 'The server cannot be reached. You can go on working.',
    kept: (count: number) =>
      plural(count, {
        one: 'The server cannot be reached. # change kept on this device.',
        other: 'The server cannot be reached. # changes kept on this device.',
      }),
  },
  withoutNetwork: {
    goOn: 'You are offline. You can go on working.',
    kept: (count: number) =>
      plural(count, {
        one: 'You are offline. # change kept on this device.',
        other: 'You are offline. # changes kept on this device.',
      }),
  },
  notSentYet: (count: number) =>
    plural(count, {
      one: '# change not sent yet, kept on this device.',
      other: '# changes not sent yet, kept on this device.',
    }),
  fullKept: (count: number) =>
    plural(count, {
      one: 'The server’s storage is full. # change kept on this device.',
      other: 'The server’s storage is full. # changes kept on this device.',
    }),
  /** Opens the list of them. */
  showRefused: (count: number) =>
    plural(count, { one: 'The server refused # change. Show', other: 'The server refused # changes. Show' }),
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
  whatYouChangedWasDeleted: 'What you changed was deleted for good on another device',
  thisDeviceCannotStoreYour: 'This device cannot store your tasks. Free up some space, then reload.',
};
