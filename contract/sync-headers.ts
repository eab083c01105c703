/** Response header of every API response; a response without it came from a proxy in between. */
export const versionHeader = 'Heddle-Version';
/** Response header of every response: the server's time when it was made, in ms since 1970. */
export const serverTimeHeader = 'Heddle-Time';
/** Response header of every write: the user's revision just before it, from which a device can pull. */
export const baseRevisionHeader = 'Heddle-Base-Revision';
/** Request header of a queued write: the instant (ISO) at which the user made it. Default: now. */
export const editedAtHeader = 'Heddle-Edited-At';
/** Request header of a queued write: the device's current time, so that the server can correct a wrong clock. */
export const sentAtHeader = 'Heddle-Sent-At';
/** Request header of a write: a UUID that groups writes to be undone together. Default: a new one. */
export const changeIdHeader = 'Heddle-Change-Id';

/** Request header of a call for an ID token: without a session, answer 204 instead of 401, which browsers log as an error of the page. */
export const maybeSignedOutHeader = 'Heddle-Maybe-Signed-Out';

/** Response header of a sign-up that made the only account of a server where others can still sign up. */
export const firstAccountHeader = 'Heddle-First-Account';

/** Name of the event that tells a connected device that its account was deleted. */
export const accountDeletedEvent = 'account-deleted';
/** Name of the event with which a stream ends that makes room for a newer one of the same user. */
export const streamReplacedEvent = 'replaced';

/** Code of a refusal: the server cannot save anything because its disk is full. It may still answer what only reads. */
export const storageFullCode = 'server.storage_full';
