const parameter = 'recording';

/** Returns the address of the page of a recording. */
export const recordingHref = (id: string) => `/voice?${parameter}=${encodeURIComponent(id)}`;

/** Reads the id of a recording from an address made by `recordingHref`. */
export const readRecordingId = (search: string): string | null => new URLSearchParams(search).get(parameter);
