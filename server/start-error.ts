/** A failure to start that the operator can mend; `message` is the one line to show. */
export class StartError extends Error {}
