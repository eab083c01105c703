import { expect, it } from 'vitest';
import { findListener } from './find-listener.ts';

const ready = { status: 'ready', detail: 'The speech server, model ears', by: 'server' } as const;
const missing = {
  status: 'not_configured',
  detail: 'Ask whoever runs this server to set TRANSCRIPTION_BASE_URL.',
  by: null,
};

it('names the server, the provider, the browser, or nobody', () => {
  expect(findListener({ server: ready, browser: 'device' })).toEqual({ by: 'server' });
  const groq = { status: 'ready', detail: 'Groq, model whisper', by: 'provider' } as const;
  expect(findListener({ server: groq, browser: null })).toEqual({
    by: 'provider',
    name: 'Groq, model whisper',
  });
  expect(findListener({ server: missing, browser: 'service' })).toEqual({ by: 'browser', place: 'service' });
  expect(findListener({ server: missing, browser: 'download' })).toMatchObject({ by: 'nobody' });
  expect(findListener({ server: missing, browser: null })).toMatchObject({ by: 'nobody' });
});

it('says nothing until the server has answered, unless the browser listens', () => {
  expect(findListener({ server: undefined, browser: null })).toBeUndefined();
  expect(findListener({ server: undefined, browser: 'device' })).toMatchObject({ by: 'browser' });
});

it('keeps variables, which concern operators only, to itself', () => {
  const lacking = {
    status: 'unreachable',
    detail: 'SPEECH_MODEL_DIR lacks tokens.txt.',
    by: 'server',
  } as const;
  for (const server of [missing, lacking])
    expect(JSON.stringify(findListener({ server, browser: null }))).not.toMatch(/[A-Z]+_[A-Z]+/);
  const refused = { status: 'unreachable', detail: 'Groq refused the API key.', by: 'provider' } as const;
  expect(findListener({ server: refused, browser: null })).toEqual({
    by: 'nobody',
    why: 'Groq refused the API key.',
  });
});
