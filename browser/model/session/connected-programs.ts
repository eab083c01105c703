import { api } from '#browser/api-client.ts';
import type { ConnectedProgram, ProgramAnswer, ProgramRequest } from '#contract/connected-programs.ts';

// All functions in this file ask the server and reject with ApiError or NetworkError.

const path = '/api/auth/programs';

const post = async <Body>(action: string, body: object): Promise<Body> =>
  (await api.request<Body>({ method: 'POST', path: `${path}/${action}`, body, sendsToken: false })).body;

/** Lists the programs connected to the account, the last connected first. */
export async function listPrograms(): Promise<ConnectedProgram[]> {
  return (await api.request<ConnectedProgram[]>({ path, sendsToken: false })).body;
}

/** Returns what a program asks for; `request` is the query of the page that it opened. */
export const readProgramRequest = (request: string): Promise<ProgramRequest> => post('request', { request });

/** Allows a program what `scopes` names, or refuses it, and returns where the browser goes with the answer. */
export const answerProgram = async (answer: ProgramAnswer): Promise<string> =>
  (await post<{ redirect_to: string }>('answer', answer)).redirect_to;

/** Disconnects a program; it may be disconnected already. */
export async function disconnectProgram(id: string): Promise<void> {
  await post('disconnect', { id });
}
