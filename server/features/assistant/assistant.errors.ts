import { maxConversationMessages, maxConversations } from '#contract/limits.ts';
import { AppError } from '../../http/errors.ts';

export const conversationNotFound = () =>
  new AppError({
    code: 'assistant.conversation_not_found',
    message: 'There is no such conversation.',
    status: 404,
  });

export const questionIdTaken = () =>
  new AppError({
    code: 'assistant.id_taken',
    message: 'This id belongs to another message. Send the question again with a new id.',
    status: 409,
  });

export const proposalNotFound = () =>
  new AppError({ code: 'assistant.proposal_not_found', message: 'There is no such proposal.', status: 404 });

export const proposalDecided = (status: 'accepted' | 'refused') =>
  new AppError({
    code: 'assistant.proposal_decided',
    message: `This proposal has already been ${status}.`,
    status: 409,
  });

export const nothingToRetry = () =>
  new AppError({
    code: 'assistant.nothing_to_retry',
    message: 'There is no question to answer again.',
    status: 409,
  });

export const answerInUse = () =>
  new AppError({
    code: 'assistant.answer_in_use',
    message: 'A proposal of this answer has been accepted, so it stays. Ask again instead.',
    status: 409,
  });

export const tooManyConversations = () =>
  new AppError({
    code: 'assistant.too_many_conversations',
    message: `You have reached the limit of ${maxConversations.toLocaleString('en')} conversations. Delete some to start a new one.`,
    status: 409,
  });

export const conversationFull = () =>
  new AppError({
    code: 'assistant.conversation_full',
    message: `This conversation has reached the limit of ${maxConversationMessages} messages. Start a new one.`,
    status: 409,
  });
