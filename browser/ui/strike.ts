import { type BreathCue, type ChimeSound, endOf, tonesOf } from './chime-sounds.ts';

export interface Chime {
  sound: ChimeSound | BreathCue;
  /** 0..1 as the ear hears it. */
  volume: number;
}

/** A sound that was handed to the audio clock. */
export interface Strike {
  atSeconds: number;
  /** Silences it: before it begins at once, later with a short fade, since a cut would click. */
  stop: () => void;
}

/** -60 dB, which counts as silence; an exponential ramp cannot reach zero. */
const silence = 0.001;
const fadeSeconds = 0.15;

/** Schedules a sound at an instant of the context's own clock; `onEnd` is called when it has died away or was stopped. */
export function strike(
  context: BaseAudioContext,
  { sound, volume }: Chime,
  atSeconds: number,
  onEnd: () => void,
): Strike {
  const master = context.createGain();
  // Loudness grows about with the square of the amplitude.
  master.gain.value = volume ** 2;
  master.connect(context.destination);
  const oscillators = tonesOf(sound).map((tone) => {
    const start = atSeconds + tone.startSeconds;
    const peak = start + tone.attackSeconds;
    const end = atSeconds + endOf(tone);
    const envelope = context.createGain();
    envelope.gain.value = 0;
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(tone.gain, peak);
    envelope.gain.exponentialRampToValueAtTime(tone.gain * silence, end);
    const oscillator = context.createOscillator();
    oscillator.frequency.value = tone.frequencyHz;
    oscillator.connect(envelope).connect(master);
    oscillator.start(start);
    oscillator.stop(end);
    return { oscillator, end };
  });
  const last = oscillators.reduce((latest, other) => (other.end > latest.end ? other : latest));
  last.oscillator.onended = () => {
    master.disconnect();
    onEnd();
  };
  return {
    atSeconds,
    stop: () => {
      const now = context.currentTime;
      const hasBegun = now >= atSeconds;
      if (hasBegun) master.gain.setTargetAtTime(0, now, fadeSeconds / 5);
      else master.disconnect();
      for (const { oscillator } of oscillators) oscillator.stop(hasBegun ? now + fadeSeconds : 0);
    },
  };
}
