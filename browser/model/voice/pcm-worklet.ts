import { createPcmFramer } from './pcm-framer.ts';

/** The parts of `AudioWorkletGlobalScope` in use; TypeScript's DOM library has none of them. */
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** Posts the input as frames of 16 kHz PCM; any message flushes the last frame, which is followed by `flushed`. */
class PcmProcessor extends AudioWorkletProcessor {
  private readonly framer = createPcmFramer(sampleRate, (frame) =>
    this.port.postMessage(frame, [frame.buffer as ArrayBuffer]),
  );

  constructor() {
    super();
    this.port.onmessage = () => {
      this.framer.flush();
      this.port.postMessage('flushed');
    };
  }

  process([channels]: Float32Array[][]): boolean {
    if (channels) this.framer.push(channels);
    return true;
  }
}

registerProcessor('pcm', PcmProcessor);
