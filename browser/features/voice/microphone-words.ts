import type { MicrophoneProblem } from '#browser/model/voice/microphone.ts';
import type { RecordingEnd } from '#browser/model/voice/recorder.ts';

export const noMicrophone = 'Could not access microphone. Please check permissions.';

/** Messages about why the microphone cannot be used, and what to do. */
export const microphoneAdvice: Record<MicrophoneProblem, string> = {
  missing: 'No microphone was found. Connect one, then try again.',
  refused:
    'Your browser blocks the microphone on this page. Allow it in the site settings next to the address bar, then try again.',
  busy: 'Another program is using it. Close that program, then try again.',
  silent:
    'This device’s sound does not start. Connect a loudspeaker or headphones, or restart your browser, then try again.',
  'other tab': 'Heddle is recording in another tab. Stop it there, then try again.',
  insecure:
    'Browsers only allow the microphone on pages served over HTTPS. Ask whoever runs this Heddle to set it up. Until then, your keyboard’s own dictation works in the field on Home.',
  unsupported: 'This browser cannot record. Update it, or try another one.',
  broken: 'It did not start. Unplug it and plug it in again, or restart your browser.',
};

/** Messages about why a recording ended that the user did not stop. */
export const endWords: Record<Exclude<RecordingEnd, 'stopped'>, string> = {
  limit: 'A recording can be at most ten minutes long, so it was stopped here.',
  storage: 'This device is full. What you recorded was saved. Free up some space before the next recording.',
  unplugged: 'The microphone was disconnected. What you said until then was saved.',
  interrupted: 'The recording was interrupted. What you said until then was saved.',
};
