import type { AuthWords } from './auth-errors.ts';

/** What can be wrong with a backup. Problems of the key are those of the field `code`. */
export const restoreWords: AuthWords = {
  codes: {
    'restore.encrypted': {
      text: 'This backup is encrypted. Enter the key it was made with (BACKUP_KEY).',
      field: 'code',
    },
    'restore.wrong_key': {
      text: 'This is not the key of this backup, or the file is damaged.',
      field: 'code',
    },
    'restore.damaged': { text: 'This backup is damaged or incomplete.', hint: 'Choose another one.' },
    'restore.no_backup': { text: 'This file is not a backup of Heddle.', hint: 'Its name ends in .backup.' },
    'restore.no_accounts': { text: 'There is no account in this backup, so there is nothing to restore.' },
    'restore.newer': {
      text: 'This backup was made by a newer Heddle.',
      hint: 'Update this server, then restore it.',
    },
    'restore.other_secret': {
      text: 'This backup belongs to a server with another SECRET.',
      hint: 'Whoever runs this server has to set SECRET to that one, or use npm run restore, which says what it was.',
    },
    'restore.in_use': {
      text: 'Somebody has an account on this server by now, so nothing was restored.',
      hint: 'Whoever runs this server can replace everything on it with npm run restore.',
    },
    'restore.part_lost': { text: 'A part of the backup did not arrive.', hint: 'Try again.' },
    'restore.busy': { text: 'The server is busy.', hint: 'Try again in a moment.' },
    'restore.no_room': {
      text: 'The disk of the server is full.',
      hint: 'Whoever runs it has to make room first.',
    },
  },
  fallback: { text: 'The backup was not restored' },
  showsMessage: true,
};
