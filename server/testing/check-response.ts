import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { accessTokenSchema, createdAccessTokenSchema } from '#contract/access-tokens.ts';
import { activitySchema } from '#contract/activity.ts';
import { conversationSchema, conversationWithMessagesSchema } from '#contract/assistant.ts';
import { proposalSchema } from '#contract/assistant-proposals.ts';
import { restoreOfferSchema, verifiedBackupSchema } from '#contract/backups.ts';
import { calendarFeedSchema } from '#contract/calendar.ts';
import { calendarEventsSchema, calendarSubscriptionSchema } from '#contract/calendar-subscriptions.ts';
import { errorSchema } from '#contract/errors.ts';
import { focusSessionSchema, focusTimerSchema } from '#contract/focus.ts';
import { importSchema, latestImportSchema } from '#contract/imports.ts';
import {
  llmModelsSchema,
  llmProviderSchema,
  llmProvidersSchema,
  llmTemplatesSchema,
  llmTestSchema,
  llmUsageSchema,
  localModelServersSchema,
  systemStatusSchema,
} from '#contract/language-models.ts';
import { mailInSchema } from '#contract/mail-in.ts';
import { mindfulnessSessionSchema } from '#contract/mindfulness.ts';
import { noteSchema } from '#contract/notes.ts';
import { profileSchema } from '#contract/profile.ts';
import { projectSchema, projectWithCountSchema } from '#contract/projects.ts';
import { pushDeviceSchema, pushKeySchema } from '#contract/push.ts';
import { readingSchema } from '#contract/readings.ts';
import { latestReclassificationSchema, reclassificationSchema } from '#contract/reclassification.ts';
import { recordingSchema, recordingUsageSchema } from '#contract/recordings.ts';
import { refinementSchema, retriedRefinementsSchema } from '#contract/refinements.ts';
import { reminderActionResultSchema } from '#contract/reminders.ts';
import { settingSchema } from '#contract/settings.ts';
import { speechModelsSchema } from '#contract/speech-models.ts';
import { deltaSchema } from '#contract/sync.ts';
import {
  addedSuggestionsSchema,
  captureResultSchema,
  reclassifyResultSchema,
  taskSchema,
} from '#contract/tasks.ts';
import { overviewSchema, themeSchema, themeWithCountSchema } from '#contract/themes.ts';
import { threadSchema, threadWithCountSchema } from '#contract/threads.ts';
import { exportSchema, taskwarriorExportSchema } from '#contract/transfer.ts';
import { trashSchema } from '#contract/trash.ts';
import { createdWebhookSchema, webhookDeliverySchema, webhookSchema } from '#contract/webhooks.ts';

/** The schema of each call's successful response; null means no body. */
const answers: Record<string, z.ZodType | null> = {
  'GET /api/access-tokens': z.array(accessTokenSchema),
  'POST /api/access-tokens': createdAccessTokenSchema,
  'DELETE /api/access-tokens/{id}': null,
  'POST /api/admin/backups/verify': verifiedBackupSchema,
  'GET /api/admin/llm-providers': llmProvidersSchema,
  'POST /api/admin/llm-providers': llmProviderSchema,
  'DELETE /api/admin/llm-providers/{provider}': null,
  'PUT /api/admin/llm-providers/{provider}/activate': llmProvidersSchema,
  'POST /api/admin/llm-providers/{provider}/test': llmTestSchema,
  'POST /api/admin/llm-providers/{provider}/models': llmModelsSchema,
  'GET /api/admin/llm-templates': llmTemplatesSchema,
  'GET /api/admin/llm-usage': llmUsageSchema,
  'GET /api/admin/local-models': localModelServersSchema,
  'GET /api/admin/speech-models': speechModelsSchema,
  'PUT /api/admin/speech-models/{name}': speechModelsSchema,
  'DELETE /api/admin/speech-models/{name}': speechModelsSchema,
  'GET /api/admin/system-status': systemStatusSchema,
  'GET /api/assistant/conversations': z.array(conversationSchema),
  'GET /api/assistant/conversations/{id}': conversationWithMessagesSchema,
  'PUT /api/assistant/conversations/{id}': conversationSchema,
  'DELETE /api/assistant/conversations/{id}': null,
  'POST /api/assistant/conversations/{id}/restore': conversationSchema,
  'POST /api/assistant/proposals/{id}/accept': proposalSchema,
  'POST /api/assistant/proposals/{id}/refuse': proposalSchema,
  'POST /api/flat-voice/process-to-tasks': recordingSchema,
  'POST /api/refinements/retry-failed': retriedRefinementsSchema,
  'POST /api/refinements/{id}/accept': refinementSchema,
  'POST /api/refinements/{id}/dismiss': refinementSchema,
  'POST /api/refinements/{id}/retry': refinementSchema,
  'POST /api/refinements/{id}/questions/{task_id}': refinementSchema,
  'POST /api/readings': readingSchema,
  'GET /api/recordings': z.array(recordingSchema),
  'GET /api/recordings/usage': recordingUsageSchema,
  'GET /api/recordings/{id}': recordingSchema,
  'PUT /api/recordings/{id}/audio': null,
  'POST /api/recordings/{id}/process-to-tasks': recordingSchema,
  'PUT /api/recordings/{id}/transcription': recordingSchema,
  'DELETE /api/recordings/{id}': null,
  'GET /api/calendar/events': calendarEventsSchema,
  'GET /api/calendar/subscriptions': z.array(calendarSubscriptionSchema),
  'POST /api/calendar/subscriptions': calendarSubscriptionSchema,
  'PATCH /api/calendar/subscriptions/{id}': calendarSubscriptionSchema,
  'POST /api/calendar/subscriptions/{id}/refresh': calendarSubscriptionSchema,
  'DELETE /api/calendar/subscriptions/{id}': null,
  'GET /api/calendar/feeds': z.array(calendarFeedSchema),
  'POST /api/calendar/feeds': calendarFeedSchema,
  'POST /api/calendar/feeds/{id}/renew': calendarFeedSchema,
  'DELETE /api/calendar/feeds/{id}': null,
  'POST /api/captures': captureResultSchema,
  'GET /api/export': z.union([exportSchema, taskwarriorExportSchema]),
  'POST /api/imports': importSchema,
  'GET /api/imports/latest': latestImportSchema,
  'GET /api/imports/{id}': importSchema,
  'POST /api/imports/{id}/start': importSchema,
  'POST /api/imports/{id}/undo': importSchema,
  'DELETE /api/imports/{id}': null,
  'GET /api/organization/overview': overviewSchema,
  'GET /api/organization/themes': z.array(themeWithCountSchema),
  'POST /api/organization/themes': themeSchema,
  'PUT /api/organization/themes/{id}': themeSchema,
  'DELETE /api/organization/themes/{id}': null,
  'POST /api/organization/themes/{id}/restore': themeSchema,
  'GET /api/organization/themes/{id}/threads': z.array(threadWithCountSchema),
  'POST /api/organization/threads': threadSchema,
  'PUT /api/organization/threads/{id}': threadSchema,
  'POST /api/organization/threads/{id}/merge': threadSchema,
  'DELETE /api/organization/threads/{id}': null,
  'POST /api/organization/threads/{id}/restore': threadSchema,
  'GET /api/activity': z.array(activitySchema),
  'POST /api/changes/{id}/undo': null,
  'GET /api/mail-in': mailInSchema,
  'PUT /api/mail-in': mailInSchema,
  'POST /api/mail-in/renew': mailInSchema,
  'DELETE /api/mail-in': null,
  'GET /api/mindfulness/sessions': z.array(mindfulnessSessionSchema),
  'POST /api/mindfulness/sessions': mindfulnessSessionSchema,
  'PUT /api/mindfulness/sessions/{id}': mindfulnessSessionSchema,
  'DELETE /api/mindfulness/sessions/{id}': null,
  'POST /api/mindfulness/sessions/{id}/restore': mindfulnessSessionSchema,
  'GET /api/focus/timer': focusTimerSchema.nullable(),
  'PUT /api/focus/timer': focusTimerSchema,
  'GET /api/focus/sessions': z.array(focusSessionSchema),
  'POST /api/focus/sessions': focusSessionSchema,
  'PUT /api/focus/sessions/{id}': focusSessionSchema,
  'DELETE /api/focus/sessions/{id}': null,
  'POST /api/focus/sessions/{id}/restore': focusSessionSchema,
  'GET /api/notes': z.array(noteSchema),
  'POST /api/notes': noteSchema,
  'PUT /api/notes/{id}': noteSchema,
  'DELETE /api/notes/{id}': null,
  'POST /api/notes/{id}/restore': noteSchema,
  'GET /api/profile': profileSchema,
  'PATCH /api/profile': profileSchema,
  'GET /api/projects': z.array(projectWithCountSchema),
  'POST /api/projects': projectSchema,
  'PUT /api/projects/{id}': projectSchema,
  'DELETE /api/projects/{id}': null,
  'POST /api/projects/{id}/restore': projectSchema,
  'GET /api/projects/{id}/tasks': z.array(taskSchema),
  'POST /api/projects/{id}/tasks': taskSchema,
  'GET /api/push/key': pushKeySchema,
  'GET /api/push/devices': z.array(pushDeviceSchema),
  'POST /api/push/devices': pushDeviceSchema,
  'POST /api/push/devices/{id}/test': pushDeviceSchema,
  'DELETE /api/push/devices/{id}': null,
  'POST /api/reminders/actions': reminderActionResultSchema,
  'GET /api/restore': restoreOfferSchema,
  'POST /api/restore': verifiedBackupSchema,
  'PUT /api/restore/file': null,
  'GET /api/settings': z.array(settingSchema),
  'PUT /api/settings/{setting}': settingSchema,
  'GET /api/sync': deltaSchema,
  'GET /api/tasks': z.array(taskSchema),
  'POST /api/tasks': captureResultSchema,
  'PATCH /api/tasks': z.array(taskSchema),
  'POST /api/tasks/bulk-reclassify/runs': reclassificationSchema,
  'GET /api/tasks/bulk-reclassify/runs/latest': latestReclassificationSchema,
  'DELETE /api/tasks/bulk-reclassify/runs/latest': null,
  'POST /api/tasks/bulk-reclassify': reclassifyResultSchema,
  'GET /api/tasks/{id}': taskSchema,
  'PUT /api/tasks/{id}': taskSchema,
  'DELETE /api/tasks/{id}': null,
  'PATCH /api/tasks/{id}/status': taskSchema,
  'POST /api/tasks/{id}/restore': taskSchema,
  'POST /api/tasks/{id}/suggestions': addedSuggestionsSchema,
  'GET /api/webhooks': z.array(webhookSchema),
  'POST /api/webhooks': createdWebhookSchema,
  'POST /api/webhooks/{id}/secret': createdWebhookSchema,
  'PUT /api/webhooks/{id}': webhookSchema,
  'DELETE /api/webhooks/{id}': null,
  'POST /api/webhooks/{id}/test': webhookDeliverySchema,
  'GET /api/webhooks/{id}/deliveries': z.array(webhookDeliverySchema),
  'POST /api/webhooks/{id}/deliveries/{delivery_id}/resend': webhookDeliverySchema,
  'GET /api/trash': trashSchema,
  'DELETE /api/trash': null,
  'DELETE /api/trash/{id}': null,
  'POST /api/trash/erase': null,
};

export const contractCalls = Object.keys(answers);

/** Returns the call as the contract writes it: without query and trailing slash, ids as `{id}`. */
const formatEndpoint = (method: string, path: string) =>
  `${method} ${path
    .replace(/\?.*$/, '')
    .replace(/(?<=.)\/$/, '')
    .replace(/(?<=\/settings\/).+/, '{setting}')
    .replace(/(?<=\/questions\/)[^/]+/, '{task_id}')
    .replace(/(?<=\/deliveries\/)[^/]+/, '{delivery_id}')
    .replace(/(?<=\/llm-providers\/)[^/]+/, '{provider}')
    .replace(/(?<=\/speech-models\/)[^/]+/, '{name}')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '{id}')}`;

/** Throws unless the response is exactly what the contract says: no field missing, wrong or unknown. */
export async function checkResponse(method: string, path: string, response: Response): Promise<void> {
  if (
    /^(text\/(event-stream|csv|markdown|calendar)|audio\/)/.test(response.headers.get('Content-Type') ?? '')
  )
    return;
  const name = formatEndpoint(method, path);
  const isUnchanged = response.status === 304;
  const schema = isUnchanged ? null : response.ok ? answers[name] : errorSchema;
  if (schema === undefined) throw new Error(`server/testing/check-response.ts does not know ${name}`);
  const text = await response.clone().text();
  if (schema === null) {
    if (text !== '') throw new Error(`${name} answered a body: ${text}`);
    return;
  }
  const body: unknown = JSON.parse(text);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Error(`${name} broke the contract: ${z.prettifyError(parsed.error)}`);
  if (!isDeepStrictEqual(parsed.data, body))
    throw new Error(`${name} answered fields the contract does not know: ${text.slice(0, 500)}`);
}
