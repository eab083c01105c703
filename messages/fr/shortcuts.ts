import english from '../en/shortcuts.ts';

export default { ...english } satisfies typeof english;
