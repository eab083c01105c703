import { navigate } from 'wouter/use-browser-location';

/** State of a history entry that begins to record as soon as its page is there. */
const startsRecording = { startsRecording: true };

/** Goes to Voice Input and records. */
export const startRecordingThere = (): void => navigate('/voice', { state: startsRecording });

/** Tells whether the current history entry asks to record, and makes it ask no more. */
export function takeRecordingStart(): boolean {
  if (history.state?.startsRecording !== true) return false;
  history.replaceState(null, '');
  return true;
}
