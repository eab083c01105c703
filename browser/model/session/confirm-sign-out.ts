import { ask } from '#browser/ui/ask.tsx';
import { signOut } from './session.ts';

/** Signs out; asks first where changes would be lost. Resolves with false when the user stays signed in. */
export const confirmSignOut = (): Promise<boolean> => signOut(confirmLoss);

const confirmLoss = (waiting: number) =>
  ask({
    title: waiting === 1 ? 'One change is not saved yet' : `${waiting} changes are not saved yet`,
    text:
      waiting === 1
        ? 'It is only on this device, and signing out removes it. To keep it, go online and wait until the cloud says “Synced”.'
        : 'They are only on this device, and signing out removes them. To keep them, go online and wait until the cloud says “Synced”.',
    confirm: 'Sign out anyway',
    cancel: 'Stay signed in',
    danger: true,
  });
