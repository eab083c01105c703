import { onTestFinished } from 'vitest';
import { startCalendarServer } from './calendar-server.ts';
import { operatorModel, startModelServer } from './model-server.ts';
import { startPushService } from './push-service.ts';
import { takeMails } from './send-mail.ts';
import { startSpeechServer } from './speech-server.ts';
import { createTestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Creates the app with everything beside it that `callEverything` needs. */
export async function createAppWithServices(database: TestDatabase, clock: () => Date = () => new Date()) {
  const others = {
    pushService: await startPushService(),
    modelServer: await startModelServer(),
    calendarServer: await startCalendarServer(),
  };
  const speech = await startSpeechServer(() => ({ text: 'Rake the leaves' }));
  onTestFinished(others.pushService.close);
  onTestFinished(others.calendarServer.close);
  onTestFinished(speech.close);
  const app = await createTestApp({
    database,
    clock,
    config: {
      allowedPushHosts: [others.pushService.host],
      allowedWebhookHosts: [others.modelServer.host],
      allowedLlmHosts: [others.modelServer.host],
      allowedCalendarHosts: [others.calendarServer.host],
      llm: operatorModel,
      transcription: { baseUrl: speech.baseUrl, model: 'ears', apiKey: undefined },
    },
  });
  return { app, services: { ...others, mailPort: await takeMails(app) } };
}
