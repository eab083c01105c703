import { Session } from 'node:inspector/promises';
import { onTestFinished } from 'vitest';

/** The files that hold statements about what a user may have many of. A user has few sessions and reset links. */
const files =
  /\/server\/(features\/(?!auth\/).*\.repository|db\/(named-row-repository|revision|settle-references))\.ts$/;
const statement = /sql`|\.(selectFrom|insertInto|updateTable|deleteFrom|executeQuery)\(/;

/** Watches, from now on, which functions of the repositories this test's process calls. */
export async function watchRepositories(): Promise<{ listUncalled: () => Promise<string[]> }> {
  const session = new Session();
  session.connect();
  onTestFinished(() => session.disconnect());
  await session.post('Debugger.enable');
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

  async function listUncalledIn(scriptId: string, functions: Coverage['functions']): Promise<string[]> {
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    return functions.flatMap(({ functionName, ranges: [range] }) =>
      range?.count === 0 && statement.test(scriptSource.slice(range.startOffset, range.endOffset))
        ? [functionName || 'a function']
        : [],
    );
  }

  return {
    /** Returns the functions with a statement that nobody has called, as `file: name`. */
    listUncalled: async () => {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const uncalled = await Promise.all(
        result
          .filter(({ url }) => files.test(url))
          .map(async ({ url, scriptId, functions }) =>
            (await listUncalledIn(scriptId, functions)).map(
              (name) => `${url.replace(/^.*\/server\//, '')}: ${name}`,
            ),
          ),
      );
      return uncalled.flat();
    },
  };
}

interface Coverage {
  functions: { functionName: string; ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}
