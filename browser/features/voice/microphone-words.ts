import type { MicrophoneProblem } from '#browser/model/voice/microphone.ts';
import type { RecordingEnd } from '#browser/model/voice/recorder.ts';

export const noMicrophone = 'Could not access microphone. Please check permissions.';

/** Says what is in the way of the microphone and what to do about it. */
export const microphoneAdvice: Record<MicrophoneProblem, string> = {
  missing: 'No microphone was found. Connect one, then try again.',
  refused:
    'Your browser keeps this page from using it. Allow the microphone in the settings beside the address, then try again.',
  busy: 'Another program is using it. Close that program, then try again.',
  'other tab': 'Heddle is recording in another tab. Stop it there, then try again.',
  insecure:
    'Browsers only lend a microphone to pages that came over HTTPS. Ask whoever runs this Heddle to set that up; until then, your keyboard’s own dictation works in the field on Home.',
  unsupported: 'This browser cannot record. Update it, or try another one.',
  broken: 'It did not start. Unplug it and plug it in again, or restart your browser.',
};

/** Says why a recording ended that nobody stopped. */
export const endWords: Record<Exclude<RecordingEnd, 'stopped'>, string> = {
  limit: 'Ten minutes is the longest a recording can be, so it was stopped here.',
  storage: 'This device is full. What was recorded before is kept; free up some space for the next one.',
  unplugged: 'The microphone was disconnected. What you said until then is kept.',
  interrupted: 'The recording was interrupted. What you said until then is kept.',
};
