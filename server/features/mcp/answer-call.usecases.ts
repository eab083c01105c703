import type { Logger } from 'pino';
import { maxMcpAnswerLength } from '../../config/limits.ts';
import { AppError } from '../../http/errors.ts';
import { callTool, describeNow } from '../assistant/call-tool.usecases.ts';
import type { Tool } from '../assistant/tools/tool.ts';
import { answerTooLong } from './mcp.errors.ts';
import type { ToolAnswer } from './mcp-server.ts';

type ToolCall = Parameters<typeof callTool>[0];

/** Says where to find what an error says there is not. */
const advice: Readonly<Record<string, string>> = {
  'tasks.not_found': 'Look ids up with find_tasks.',
  'assistant.nothing_to_fetch': 'Look ids up with search.',
  'activity.change_not_found': 'The ids of changes are in the answers to them and in those of read_history.',
};

/** Calls a tool and returns its answer as JSON, which begins with the user's date, time and zone. Errors become answers too. */
export async function answerCall({
  log,
  refuse,
  ...call
}: ToolCall & {
  log: Logger;
  /** Returns why a tool that changes something may not be called, or undefined. */
  refuse: (tool: Tool) => AppError | undefined;
}): Promise<ToolAnswer> {
  const now = describeNow(call);
  try {
    const refusal = refuse(call.tool);
    if (refusal) throw refusal;
    const text = JSON.stringify({ now, ...(await callTool(call)) });
    if (text.length > maxMcpAnswerLength) throw answerTooLong();
    return { text, isError: false };
  } catch (error) {
    return { text: JSON.stringify({ now, error: describeError(error, log) }), isError: true };
  }
}

/** Returns an AppError's message with advice; any other error is logged and not disclosed. */
function describeError(error: unknown, log: Logger): string {
  if (error instanceof AppError) return [error.message, advice[error.code] ?? []].flat().join(' ');
  log.error({ err: error }, 'A tool called by an AI client failed');
  return 'This does not work at the moment. Try again in a minute.';
}
