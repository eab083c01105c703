import {
  APICallError,
  extractReasoningMiddleware,
  isStepCount,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type ToolSet,
  wrapLanguageModel,
} from 'ai';
import { maxOutputTokens } from '#contract/language-model-limits.ts';
import {
  assistantChunkTimeoutMs,
  assistantFirstChunkTimeoutMs,
  maxAssistantSteps,
  maxHistoryLength,
  maxLastResultLength,
} from '../../config/limits.ts';
import { toPrompt } from '../../to-prompt.ts';
import { AnswerError } from '../language-models/answer.errors.ts';
import type { ModelAnswer, OpenModel } from '../language-models/call-model.ts';
import type { AnswerWriter } from './answer-writer.ts';

/**
 * Streams the answer of a model into `writer` and runs its tools. Resolves early if `stop` is aborted. Throws what the SDK throws,
 * and AnswerError for an answer that is empty or cut short.
 */
export async function streamModel({
  model,
  instructions,
  messages,
  tools = {},
  writer,
  stop,
}: {
  model: OpenModel;
  instructions: string;
  messages: ModelMessage[];
  tools?: ToolSet;
  writer: AnswerWriter;
  stop: AbortSignal;
}): Promise<ModelAnswer<null>> {
  const usage = { inputTokens: 0, outputTokens: 0 };
  const result = streamText({
    ...model.options,
    // Half a call of a tool is of no use, so the user's limit for texts does not cut it off.
    ...(Object.keys(tools).length > 0 && { maxOutputTokens }),
    model: withoutReasoning(model.options.model),
    instructions,
    messages,
    tools,
    stopWhen: isStepCount(maxAssistantSteps),
    prepareStep: ({ stepNumber, steps }) =>
      stepNumber < maxAssistantSteps - 1
        ? undefined
        : { activeTools: [], messages: [...messages.slice(0, -1), askForAnswer(messages.at(-1), steps)] },
    timeout: { firstChunkMs: assistantFirstChunkTimeoutMs, chunkMs: assistantChunkTimeoutMs },
    // Errors are also in the stream.
    onError: () => undefined,
  });
  let isCutShort = false;
  for await (const part of result.stream) {
    if (part.type === 'text-start') writer.startParagraph();
    else if (part.type === 'text-delta') {
      model.onAnswer();
      writer.addText(part.text);
    } else if (part.type === 'tool-call') model.onAnswer();
    else if (part.type === 'finish-step') {
      usage.inputTokens += part.usage.inputTokens ?? 0;
      usage.outputTokens += part.usage.outputTokens ?? 0;
      isCutShort = part.finishReason === 'length';
    } else if (part.type === 'error' && !stop.aborted) throw part.error;
    else if (part.type === 'abort' && !stop.aborted)
      throw new DOMException('The model took too long', 'TimeoutError');
  }
  if (!stop.aborted && !writer.hasContent()) throw new AnswerError('empty_answer', usage);
  if (!stop.aborted && isCutShort) throw new AnswerError('cut_short', usage);
  return { value: null, usage };
}

interface Step {
  toolResults: readonly { toolName: string; input: unknown; output: unknown }[];
}

/**
 * Returns the question with everything that was looked up, for the last step. It is in words, since some providers refuse calls and
 * results of tools without tools.
 */
function askForAnswer(question: ModelMessage | undefined, steps: readonly Step[]): ModelMessage {
  const results: string[] = [];
  let length = 0;
  // The latest were asked for knowing the others.
  for (const { toolName, input, output } of steps.flatMap(({ toolResults }) => toolResults).toReversed()) {
    const result = `${toolName} ${JSON.stringify(input)}: ${JSON.stringify(output)}`.slice(
      0,
      maxLastResultLength,
    );
    length += result.length;
    if (length > maxHistoryLength) break;
    results.unshift(result);
  }
  const asked = typeof question?.content === 'string' ? question.content : '';
  const found = toPrompt({ results });
  return {
    role: 'user',
    content: `${asked}\n\nYou have looked things up as often as you can. This is what your tools returned: ${found}\nAnswer now from this, and say what is missing.`,
  };
}

/** Removes the reasoning that local models write into the text, between tags. */
const withoutReasoning = (model: LanguageModel): LanguageModel =>
  typeof model === 'string'
    ? model
    : wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) });

const refusingStatuses = [400, 404, 405, 422];

/** Returns whether a provider refused the call because the model does not support tools. */
export const isToolRefusal = (error: unknown): boolean =>
  APICallError.isInstance(error) &&
  refusingStatuses.includes(error.statusCode ?? 0) &&
  /\btools?\b|\bfunction[ _-]?call/i.test(`${error.message} ${error.responseBody ?? ''}`);
