import { uuidv7 } from 'uuidv7';
import type { NewQuestion } from '#contract/assistant.ts';
import { createAppWithModels } from './app-with-models.ts';
import { readAnswer } from './read-answer.ts';
import type { TestUser } from './test-app.ts';

export const conversations = '/api/assistant/conversations';

/** Creates the app, signed in, with one of the test's models. */
export async function createAppWithModel({ provider = 'openai' } = {}) {
  const { server: modelServer, addProvider, ...app } = await createAppWithModels();
  await addProvider(provider, { is_active: true });
  return { ...app, modelServer };
}

/** Asks in a new conversation, or in that of the id, and reads the answer to its end. */
export async function ask(user: TestUser, question: string | Partial<NewQuestion>, id = uuidv7()) {
  const input = typeof question === 'string' ? { text: question } : question;
  const response = await user.send('POST', `${conversations}/${id}/messages`, { id: uuidv7(), ...input });
  return { id, ...(await readAnswer(response)) };
}
