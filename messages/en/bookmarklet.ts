export default {
  dragThisToYourBookmarks:
    'Drag this to your bookmarks bar, then click it there on the page you want to save.',
  savePages: 'Save pages',
  saveThePageYouAre:
    'Save the page you are reading as a link, or turn it into a task, with one click in any browser.',
  saveToHeddle: 'Save to Heddle',
  addressOfTheBookmark: 'Address of the bookmark',
  copyAddress: 'Copy address',
  bookmarkAddressCopied: 'Bookmark address copied',
  /** `command` is as in `/bookmark`. */
  itOpensHeddleWithThe: (command: string) =>
    `It opens Heddle with the page’s title and address in the capture field. Enter saves the link; delete “${command}” first to make a task instead. Nothing is stored before that, and the bookmark gives nobody access to your account.`,
  dragThis: 'Drag this to your bookmarks bar:',
  withoutMouseBookmark:
    'Without a mouse or a bookmarks bar: bookmark any page, edit that bookmark, and paste this as its address.',
  onThisDeviceBookmark:
    'On this device: bookmark any page, edit that bookmark, and paste this as its address.',
};
