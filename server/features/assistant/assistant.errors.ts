import { maxConversationMessages, maxConversations } from '#contract/limits.ts';
import { AppError } from '../../http/errors.ts';

export const conversationNotFound = () =>
  new AppError({
    code: 'assistant.conversation_not_found',

    status: 404,
  });

export const questionIdTaken = () =>
  new AppError({
    code: 'assistant.id_taken',

    status: 409,
  });

export const proposalNotFound = () => new AppError({ code: 'assistant.proposal_not_found', status: 404 });

export const proposalDecided = (status: 'accepted' | 'refused') =>
  new AppError({
    code: 'assistant.proposal_decided',
    values: [status],
    status: 409,
  });

export const nothingToRetry = () =>
  new AppError({
    code: 'assistant.nothing_to_retry',

    status: 409,
  });

export const answerInUse = () =>
  new AppError({
    code: 'assistant.answer_in_use',

    status: 409,
  });

export const tooManyConversations = () =>
  new AppError({
    code: 'assistant.too_many_conversations',
    values: [maxConversations.toLocaleString('en')],
    status: 409,
  });

export const conversationFull = () =>
  new AppError({
    code: 'assistant.conversation_full',
    values: [maxConversationMessages],
    status: 409,
  });
