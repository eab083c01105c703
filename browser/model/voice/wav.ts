import { recordingSampleRateHz } from '#browser/limits.ts';

const headerBytes = 44;
const bytesPerSample = 2;

/** Builds a WAV file of 16 kHz mono 16-bit PCM. Typed arrays are little-endian, as WAV is, wherever browsers run. */
export function createWav(chunks: readonly Int16Array<ArrayBuffer>[]): Blob {
  const dataBytes = chunks.reduce((bytes, chunk) => bytes + chunk.byteLength, 0);
  return new Blob([wavHeader(dataBytes), ...chunks], { type: 'audio/wav' });
}

function wavHeader(dataBytes: number): ArrayBuffer {
  const header = new DataView(new ArrayBuffer(headerBytes));
  const writeText = (offset: number, text: string) => {
    for (let index = 0; index < text.length; index += 1)
      header.setUint8(offset + index, text.charCodeAt(index));
  };
  writeText(0, 'RIFF');
  header.setUint32(4, headerBytes - 8 + dataBytes, true);
  writeText(8, 'WAVE');
  writeText(12, 'fmt ');
  header.setUint32(16, 16, true);
  // Linear PCM, one channel.
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, recordingSampleRateHz, true);
  header.setUint32(28, recordingSampleRateHz * bytesPerSample, true);
  header.setUint16(32, bytesPerSample, true);
  header.setUint16(34, bytesPerSample * 8, true);
  writeText(36, 'data');
  header.setUint32(40, dataBytes, true);
  return header.buffer;
}
