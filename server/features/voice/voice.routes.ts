import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import { newRecordingSchema, recordingSchema, transcriptionInputSchema } from '#contract/recordings.ts';
import type { AppEnv } from '../../http/env.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { type AudioFormat, mediaTypes } from './audio-format.ts';
import {
  changeTranscription,
  deleteRecording,
  getRecording,
  listRecordings,
  processRecording,
  type VoiceContext,
} from './recordings.usecases.ts';
import { recordingNotFound } from './voice.errors.ts';

interface Dependencies extends Omit<VoiceContext, 'user' | 'locale' | 'now'> {
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Voice'];
const notFound = jsonResponse(404, 'No such recording', errorSchema);
const cannotTranscribe = {
  ...jsonResponse(413, 'It is too long', errorSchema),
  ...jsonResponse(422, 'It is not audio that can be read, or nobody speaks in it', errorSchema),
  ...jsonResponse(502, 'The speech recogniser failed; send it again later', errorSchema),
  ...jsonResponse(503, 'No speech recogniser is configured', errorSchema),
};

/** Mounted at /api/flat-voice. */
export function createVoiceRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  processRecordingRoute(routes, dependencies);
  return routes;
}

/** Mounted at /api/recordings. */
export function createRecordingsRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listRecordingsRoute(routes, dependencies);
  getRecordingRoute(routes, dependencies);
  getAudioRoute(routes, dependencies);
  changeTranscriptionRoute(routes, dependencies);
  deleteRecordingRoute(routes, dependencies);
  return routes;
}

const createContext = (c: Context<AppEnv>, { clock, ...parts }: Dependencies): VoiceContext => ({
  ...parts,
  user: c.get('user'),
  locale: requestLocale(c),
  now: clock(),
});

function processRecordingRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/process-to-tasks',
    describeRoute({
      tags,
      summary: 'Make tasks of a recording',
      description:
        'Transcribes the recording and understands the text like a typed one, in the language of the request (Accept-Language). A `transcription` made by the device is used as it is. Idempotent by id.',
      responses: {
        ...jsonResponse(201, 'The transcription and the tasks', recordingSchema),
        ...jsonResponse(400, 'The recording arrived damaged', errorSchema),
        ...cannotTranscribe,
      },
    }),
    validate('json', newRecordingSchema),
    async (c) =>
      c.json(await processRecording({ ...createContext(c, dependencies), input: c.req.valid('json') }), 201),
  );
}

function listRecordingsRoute(routes: Routes, dependencies: Dependencies) {
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

function getRecordingRoute(routes: Routes, dependencies: Dependencies) {
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

function getAudioRoute(routes: Routes, { recordings }: Dependencies) {
  routes.get(
    '/:id/audio',
    describeRoute({
      tags,
      summary: 'Get the audio of a recording',
      responses: { 200: { description: 'The audio', content: { 'audio/*': {} } }, ...notFound },
    }),
    validateId(recordingNotFound),
    async (c) => {
      const found = await recordings.readAudio(c.get('user').id, c.req.param('id'));
      if (!found) throw recordingNotFound();
      return c.body(new Uint8Array(found.audio), 200, {
        'Content-Type': mediaTypes[found.format as AudioFormat],
      });
    },
  );
}

function changeTranscriptionRoute(routes: Routes, dependencies: Dependencies) {
  routes.put(
    '/:id/transcription',
    describeRoute({
      tags,
      summary: 'Correct the transcription of a recording',
      description:
        'Makes tasks of it, which replace the tasks of this recording that the user has not changed.',
      responses: { ...jsonResponse(200, 'The recording', recordingSchema), ...notFound },
    }),
    validateId(recordingNotFound),
    validate('json', transcriptionInputSchema),
    async (c) =>
      c.json(
        await changeTranscription({
          ...createContext(c, dependencies),
          id: c.req.param('id'),
          transcription: c.req.valid('json').transcription,
        }),
      ),
  );
}

function deleteRecordingRoute(routes: Routes, { recordings }: Dependencies) {
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
