import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { maxConversationMessages, maxConversations } from '#contract/limits.ts';
import { ask, conversations } from '../../testing/assistant.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { createSignedInApp, createTestApp } from '../../testing/test-app.ts';
import { createConversationsRepository } from './conversations.repository.ts';
import { sweepConversations } from './conversations.usecases.ts';

describe('without a language model', () => {
  it('answers a question with the tasks that have its words, and keeps it', async () => {
    const { ada } = await createSignedInApp();
    const call = await ada.addTask({ title: 'Call the dentist' });
    await ada.addTask({ title: 'Water the plants' });
    const { id, answer } = await ask(ada, 'When is the dentist?');
    expect(answer).toMatchObject({
      status: 'complete',
      source: 'search',
      task_ids: [call.id],
      lookups: [{ tool: 'find_tasks', found: 1 }],
      proposals: [],
    });
    expect(await ada.call('GET', `${conversations}/${id}`)).toMatchObject({
      title: 'When is the dentist?',
      messages: [{ role: 'user', kind: 'ask', text: 'When is the dentist?' }, answer],
    });
  });
});

describe('conversations', () => {
  it('are listed with the latest first, searched in titles, questions and answers, renamed, deleted and restored', async () => {
    const { ada } = await createSignedInApp();
    const dentist = await ask(ada, 'When is the dentist?');
    const garden = await ask(ada, 'What about the garden?');
    await ask(ada, 'Any crème brûlée?', dentist.id);
    const titles = async (search = '') =>
      (await ada.call('GET', `${conversations}?search=${encodeURIComponent(search)}`)).map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles()).toEqual(['When is the dentist?', 'What about the garden?']);
    expect(await titles('creme dentist')).toEqual(['When is the dentist?']);
    expect(await titles('nothing')).toEqual([]);
    expect(await ada.call('PUT', `${conversations}/${garden.id}`, { title: 'Garden' })).toMatchObject({
      title: 'Garden',
    });
    await ada.call('DELETE', `${conversations}/${garden.id}`);
    await ada.call('DELETE', `${conversations}/${garden.id}`);
    expect(await titles()).toEqual(['When is the dentist?']);
    expect((await ada.send('GET', `${conversations}/${garden.id}`)).status).toBe(404);
    await ada.call('POST', `${conversations}/${garden.id}/restore`);
    expect(await titles()).toContain('Garden');
  });

  it('ask a repeated question once, and answer it again on request', async () => {
    const { ada } = await createSignedInApp();
    const question = { id: uuidv7(), text: 'What is due?' };
    const first = await ask(ada, question);
    const second = await ask(ada, question, first.id);
    expect(second.answer).toEqual(first.answer);
    const { answer } = await readAnswer(await ada.send('POST', `${conversations}/${first.id}/retry`));
    expect(answer.id).not.toBe(first.answer.id);
    const { messages } = await ada.call('GET', `${conversations}/${first.id}`);
    expect(messages).toEqual([expect.objectContaining({ id: question.id }), answer]);
  });

  it('are erased thirty days after they were deleted, and restored until then', async () => {
    const { ada, database } = await createSignedInApp();
    const { id } = await ask(ada, 'What is due?');
    const { id: keptId } = await ask(ada, 'What is not?');
    await ada.call('DELETE', `${conversations}/${id}`);
    const sweepAfter = (days: number) =>
      sweepConversations({
        conversations: createConversationsRepository({ db: database.handle.db }),
        now: new Date(Date.now() + days * 86_400_000),
      });
    await sweepAfter(29);
    await ada.call('POST', `${conversations}/${id}/restore`);
    await ada.call('DELETE', `${conversations}/${id}`);
    await sweepAfter(31);
    expect((await ada.send('POST', `${conversations}/${id}/restore`)).status).toBe(404);
    expect(await ada.call('GET', conversations)).toMatchObject([{ id: keptId }]);
  });

  it('have limits, and say so', async () => {
    const { ada, database } = await createSignedInApp();
    const { id } = await ask(ada, 'What is due?');
    const send = async (conversationId: string) => {
      const path = `${conversations}/${conversationId}/messages`;
      const response = await ada.send('POST', path, { id: uuidv7(), text: 'And now?' });
      return [response.status, errorSchema.parse(await response.json()).error.code];
    };
    await database.handle.authPool.query(
      `insert into assistant_messages (user_id, id, conversation_id, position, role, content, created_at)
        select user_id, gen_random_uuid(), conversation_id, number, role, content, created_at
        from assistant_messages, generate_series(2, $1::int - 1) number where number % 2 = position`,
      [maxConversationMessages],
    );
    expect(await send(id)).toEqual([409, 'assistant.conversation_full']);
    await database.handle.authPool.query(
      `insert into assistant_conversations (user_id, id, title, created_at, updated_at)
        select user_id, gen_random_uuid(), title, created_at, updated_at
        from assistant_conversations, generate_series(2, $1::int)`,
      [maxConversations],
    );
    expect(await send(uuidv7())).toEqual([409, 'assistant.too_many_conversations']);
  });

  it('belong to one user', async () => {
    const { signUp } = await createTestApp();
    const [ada, eve] = [await signUp(), await signUp()];
    const { id } = await ask(ada, 'Where is the treasure?');
    for (const [method, path, body] of [
      ['GET', `${conversations}/${id}`],
      ['PUT', `${conversations}/${id}`, { title: 'Mine' }],
      ['DELETE', `${conversations}/${id}`],
      ['POST', `${conversations}/${id}/restore`],
      ['POST', `${conversations}/${id}/retry`],
    ] as const)
      expect((await eve.send(method, path, body)).status).toBe(404);
    expect(await eve.call('GET', `${conversations}?search=treasure`)).toEqual([]);
    await ask(eve, 'Is this mine?', id);
    expect((await ada.call('GET', `${conversations}/${id}`)).messages).toHaveLength(2);
  });
});
