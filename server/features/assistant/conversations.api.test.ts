import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { ask, conversations } from '../../testing/assistant.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { createSignedInApp, createTestApp } from '../../testing/test-app.ts';

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
