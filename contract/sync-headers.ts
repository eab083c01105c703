/** Response header of every answer of the API: what lacks it came from something between here and Heddle. */
export const versionHeader = 'Heddle-Version';
/** Response header of every write: the user's revision just before it, so a device knows where to pull from. */
export const baseRevisionHeader = 'Heddle-Base-Revision';
/** Request header of a write made earlier: when the person made it (ISO instant). Default: now. */
export const editedAtHeader = 'Heddle-Edited-At';
/** Request header of a write made earlier: what the device's clock says now, so that a wrong one can be told. */
export const sentAtHeader = 'Heddle-Sent-At';
/** Request header of a write: a UUID for what is done at once and can be undone together. Default: a new one. */
export const changeIdHeader = 'Heddle-Change-Id';

/** Name of the event that tells a device that its account was deleted while it listened. */
export const accountDeletedEvent = 'account-deleted';
