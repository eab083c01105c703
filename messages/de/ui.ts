import english from '../en/ui.ts';

export default { ...english } satisfies typeof english;
