import { ask } from '#browser/ui/ask.tsx';
import { signOut } from './session.ts';

/** Signs out; where changes are only on this device, asks before they are lost. */
export const confirmSignOut = (): Promise<boolean> => signOut(confirmLoss);

const confirmLoss = (waiting: number) =>
  ask({
    title: waiting === 1 ? 'One change is not saved yet' : `${waiting} changes are not saved yet`,
    text:
      waiting === 1
        ? 'It is only on this device, and signing out removes it. To keep it, go online and wait until the cloud says synced.'
        : 'They are only on this device, and signing out removes them. To keep them, go online and wait until the cloud says synced.',
    confirm: 'Sign out anyway',
    cancel: 'Stay signed in',
    danger: true,
  });
