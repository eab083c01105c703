/** Themes of a new account, in order. The Inbox is not one of them: it holds the tasks without a theme. */
export const standardThemes = [
  { name: 'Health', icon: 'heart-pulse', color: '#2E8B57' },
  { name: 'Work', icon: 'briefcase', color: '#2563EB' },
  { name: 'Personal', icon: 'user', color: '#8B3FD1' },
  { name: 'Shopping', icon: 'shopping-bag', color: '#D9660B' },
  { name: 'Finance', icon: 'wallet', color: '#4D7C0F' },
  { name: 'Learning', icon: 'book-open', color: '#4F46E5' },
] as const;
export type StandardTheme = (typeof standardThemes)[number];
