import { t } from '#browser/i18n/restore.ts';
import type { AuthWords } from './auth-errors.ts';

/** What can be wrong with a backup. Problems of the key are those of the field `code`. */
export const restoreWords: AuthWords = () => {
  const { problems, notRestored } = t;
  return {
    codes: {
      'restore.encrypted': { ...problems.encrypted, field: 'code' },
      'restore.wrong_key': { ...problems.wrongKey, field: 'code' },
      'restore.damaged': problems.damaged,
      'restore.no_backup': problems.noBackup,
      'restore.no_accounts': problems.noAccounts,
      'restore.newer': problems.newer,
      'restore.other_secret': problems.otherSecret,
      'restore.in_use': problems.inUse,
      'restore.part_lost': problems.partLost,
      'restore.busy': problems.busy,
      'restore.no_room': problems.noRoom,
      'server.storage_full': problems.noRoom,
      'restore.restarting': problems.restarting,
      'restore.refused': problems.refused,
      // Only the key is refused like this, where it is too long to be one.
      'input.invalid': { ...problems.wrongKey, field: 'code' },
    },
    fallback: { text: notRestored },
    showsMessage: true,
  };
};
