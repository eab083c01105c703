import { type Context, Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Logger } from 'pino';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import {
  audioQuerySchema,
  newRecordingSchema,
  processingSchema,
  recordingSchema,
  recordingUsageSchema,
  transcriptionInputSchema,
} from '#contract/recordings.ts';
import { maxAudioBytes, maxRecordingBodyBytes } from '../../config/limits.ts';
import type { AppEnv } from '../../http/env.ts';
import { readBody, streamBody } from '../../http/limit-bodies.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { streamBytes } from '../../http/stream.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { createId } from '../../ids.ts';
import type { UserSlots } from '../../user-slots.ts';
import { type AudioFormat, mediaTypes } from './audio-format.ts';
import { processRecording, processUpload } from './process-recording.usecases.ts';
import {
  changeTranscription,
  deleteRecording,
  getRecording,
  listRecordings,
  readChunks,
  readUsage,
  type VoiceContext,
} from './recordings.usecases.ts';
import { storeWav } from './store-audio.usecases.ts';
import { recordingNotFound } from './voice.errors.ts';

export interface VoiceRouteParts extends Omit<VoiceContext, 'user' | 'locale' | 'now'> {
  uploads: UserSlots;
  transcriptions: UserSlots;
  clock: () => Date;
  log: Logger;
}

/** The paths of the routes here that read large bodies by themselves. */
export const audioUploadPaths = /^\/api\/(flat-voice\/process-to-tasks|recordings\/[^/]+\/audio)\/?$/;

type Routes = Hono<AppEnv>;

const tags = ['Voice'];
const notFound = jsonResponse(404, 'No such recording', errorSchema);
const busy = jsonResponse(
  429,
  'Another recording of the user, or too many of others, are being processed; send it again after Retry-After',
  errorSchema,
);
const cannotStore = {
  ...busy,
  ...jsonResponse(413, 'It is too long, or more than the user may keep', errorSchema),
};
const cannotTranscribe = {
  ...jsonResponse(422, 'It is not audio that can be read, or nobody speaks in it', errorSchema),
  ...jsonResponse(502, 'The speech recognizer failed; send it again later', errorSchema),
  ...jsonResponse(503, 'No speech recognizer is configured', errorSchema),
};

/** Mounted at /api/flat-voice. */
export function createVoiceRoutes(dependencies: VoiceRouteParts) {
  const routes = new Hono<AppEnv>();
  processRecordingRoute(routes, dependencies);
  return routes;
}

/** Mounted at /api/recordings. */
export function createRecordingsRoutes(dependencies: VoiceRouteParts) {
  const routes = new Hono<AppEnv>();
  listRecordingsRoute(routes, dependencies);
  getUsageRoute(routes, dependencies);
  uploadAudioRoute(routes, dependencies);
  processStoredRecordingRoute(routes, dependencies);
  getRecordingRoute(routes, dependencies);
  getAudioRoute(routes, dependencies);
  changeTranscriptionRoute(routes, dependencies);
  deleteRecordingRoute(routes, dependencies);
  return routes;
}

const createContext = (c: Context<AppEnv>, { clock, ...parts }: VoiceRouteParts): VoiceContext => ({
  ...parts,
  user: c.get('user'),
  locale: requestLocale(c),
  now: clock(),
});

function processRecordingRoute(routes: Routes, dependencies: VoiceRouteParts) {
  routes.post(
    '/process-to-tasks',
    describeRoute({
      tags,
      summary: 'Make tasks of a recording',
      description:
        'Transcribes the recording and understands the text like a typed one, in the language of the request (Accept-Language). A `transcription` made by the device is used as it is. Idempotent by id.',
      // The worker that decodes the body also validates it.
      requestBody: {
        required: true,
        content: { 'application/json': { schema: resolver(newRecordingSchema) as never } },
      },
      responses: {
        ...jsonResponse(201, 'The transcription and the tasks', recordingSchema),
        ...jsonResponse(400, 'The recording arrived damaged', errorSchema),
        ...cannotStore,
        ...cannotTranscribe,
      },
    }),
    async (c) => {
      const process = async () =>
        processUpload({
          ...createContext(c, dependencies),
          body: await readBody(c.req.raw, maxRecordingBodyBytes),
        });
      return c.json(await dependencies.transcriptions.run(c.get('user').id, process), 201);
    },
  );
}

function uploadAudioRoute(routes: Routes, dependencies: VoiceRouteParts) {
  routes.put(
    '/:id/audio',
    describeRoute({
      tags,
      summary: 'Store the audio of a recording',
      description:
        'WAV with 16-bit PCM; the id is made by the device. Idempotent by id: audio that is stored stays.',
      requestBody: { required: true, content: { 'audio/wav': {} } },
      responses: {
        204: { description: 'It is stored' },
        ...cannotStore,
        ...jsonResponse(422, 'It is not WAV that can be read', errorSchema),
      },
    }),
    validateId(recordingNotFound),
    validate('query', audioQuerySchema),
    async (c) => {
      const { timestamp } = c.req.valid('query');
      const source = streamBody(c.req.raw, maxAudioBytes);
      await dependencies.uploads.run(c.get('user').id, () =>
        storeWav({ ...createContext(c, dependencies), given: { id: c.req.param('id'), timestamp, source } }),
      );
      return c.body(null, 204);
    },
  );
}

function processStoredRecordingRoute(routes: Routes, dependencies: VoiceRouteParts) {
  routes.post(
    '/:id/process-to-tasks',
    describeRoute({
      tags,
      summary: 'Make tasks of a recording whose audio is stored',
      description:
        'Transcribes the recording and understands the text like a typed one, in the language of the request (Accept-Language). A `transcription` made by the device is used as it is. Idempotent.',
      responses: {
        ...jsonResponse(201, 'The transcription and the tasks', recordingSchema),
        ...notFound,
        ...busy,
        ...cannotTranscribe,
      },
    }),
    validateId(recordingNotFound),
    validate('json', processingSchema),
    async (c) => {
      const process = () =>
        processRecording({
          ...createContext(c, dependencies),
          id: c.req.param('id'),
          transcription: c.req.valid('json').transcription,
        });
      return c.json(await dependencies.transcriptions.run(c.get('user').id, process), 201);
    },
  );
}

function getUsageRoute(routes: Routes, dependencies: VoiceRouteParts) {
  routes.get(
    '/usage',
    describeRoute({
      tags,
      summary: 'Get how much storage the recordings of the user take',
      responses: jsonResponse(200, 'How much they take, and how much they may take', recordingUsageSchema),
    }),
    async (c) => c.json(await readUsage(createContext(c, dependencies))),
  );
}

function listRecordingsRoute(routes: Routes, dependencies: VoiceRouteParts) {
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'List recordings, newest first',
      responses: jsonResponse(200, 'The recordings', z.array(recordingSchema)),
    }),
    async (c) => c.json(await listRecordings(createContext(c, dependencies))),
  );
}

function getRecordingRoute(routes: Routes, dependencies: VoiceRouteParts) {
  routes.get(
    '/:id',
    describeRoute({
      tags,
      summary: 'Get a recording with the tasks made of it',
      responses: { ...jsonResponse(200, 'The recording', recordingSchema), ...notFound },
    }),
    validateId(recordingNotFound),
    async (c) => c.json(await getRecording({ ...createContext(c, dependencies), id: c.req.param('id') })),
  );
}

function getAudioRoute(routes: Routes, { recordings, log }: VoiceRouteParts) {
  routes.get(
    '/:id/audio',
    describeRoute({
      tags,
      summary: 'Get the audio of a recording',
      responses: { 200: { description: 'The audio', content: { 'audio/*': {} } }, ...notFound },
    }),
    validateId(recordingNotFound),
    async (c) => {
      const userId = c.get('user').id;
      const found = await recordings.find(userId, c.req.param('id'));
      if (!found) throw recordingNotFound();
      const { id, format, audio_bytes: audioBytes } = found;
      c.header('Content-Type', mediaTypes[format as AudioFormat]);
      c.header('Content-Length', String(audioBytes));
      return streamBytes(c, readChunks({ recordings, userId, id, audioBytes }), log);
    },
  );
}

function changeTranscriptionRoute(routes: Routes, dependencies: VoiceRouteParts) {
  routes.put(
    '/:id/transcription',
    describeRoute({
      tags,
      summary: 'Correct the transcription of a recording',
      description:
        'Makes tasks of it, which replace the tasks of this recording that the user has not changed. Idempotent by `change_id`.',
      responses: {
        ...jsonResponse(200, 'The recording', recordingSchema),
        ...notFound,
        ...jsonResponse(409, 'Something else has the id', errorSchema),
      },
    }),
    validateId(recordingNotFound),
    validate('json', transcriptionInputSchema),
    async (c) => {
      const { transcription, change_id: changeId = createId() } = c.req.valid('json');
      const context = createContext(c, dependencies);
      return c.json(
        await changeTranscription({ ...context, id: c.req.param('id'), transcription, changeId }),
      );
    },
  );
}

function deleteRecordingRoute(routes: Routes, { recordings }: VoiceRouteParts) {
  routes.delete(
    '/:id',
    describeRoute({
      tags,
      summary: 'Delete a recording',
      description: 'Deletes the audio and the transcription. The tasks and the captured text stay.',
      responses: { 204: { description: 'It is deleted' }, ...notFound },
    }),
    validateId(recordingNotFound),
    async (c) => {
      await deleteRecording({ recordings, userId: c.get('user').id, id: c.req.param('id') });
      return c.body(null, 204);
    },
  );
}
