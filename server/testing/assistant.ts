import { uuidv7 } from 'uuidv7';
import type { NewQuestion } from '#contract/assistant.ts';
import { createAppWithModels } from './app-with-models.ts';
import { readAnswer } from './read-answer.ts';
import type { TestUser } from './test-app.ts';

export const conversations = '/api/assistant/conversations';

/** Creates the app, signed in, with one of the test's models. */
export async function createAppWithModel({
  provider = 'openai',
  ...options
}: {
  provider?: string;
  clock?: () => Date;
  allowedCalendarHosts?: string[];
} = {}) {
  const { server: modelServer, addProvider, ...app } = await createAppWithModels(options);
  await addProvider(provider, { is_active: true });
  return { ...app, modelServer };
}

/** Asks in a new conversation, or in that of the id, and reads the answer to its end. */
export async function ask(user: TestUser, question: string | Partial<NewQuestion>, id = uuidv7()) {
  const input = typeof question === 'string' ? { text: question } : question;
  const response = await user.send('POST', `${conversations}/${id}/messages`, { id: uuidv7(), ...input });
  return { id, ...(await readAnswer(response)) };
}

type AppWithModel = Awaited<ReturnType<typeof createAppWithModel>>;

/** Has the model call tools in one step, and returns what it was told by each, with the answer. */
export async function callTools(
  { ada, modelServer }: Pick<AppWithModel, 'ada' | 'modelServer'>,
  calls: readonly (readonly [name: string, input: object])[],
  id = uuidv7(),
) {
  modelServer.willReply(
    { text: '', toolCalls: calls.map(([name, input]) => ({ name, input })) },
    { text: 'Here you are.' },
  );
  const asked = await ask(ada, 'Do it', id);
  const items: { type?: string; output: string }[] = modelServer.calls.at(-1)?.body.input;
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects by what it asserts.
  const outputs: any[] = items
    .filter(({ type }) => type === 'function_call_output')
    .map(({ output }) => JSON.parse(output));
  return { ...asked, outputs, output: outputs[0] };
}

/** Accepts the proposals of an answer in their order. */
export async function acceptAll(
  user: TestUser,
  { proposals }: { proposals: { id: string }[] },
): Promise<void> {
  for (const { id } of proposals) await user.call('POST', `/api/assistant/proposals/${id}/accept`, {});
}
