/** Reports a startup failure that the operator can fix; `message` is the one line to show. */
export class StartError extends Error {}
