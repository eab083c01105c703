import { t } from '#browser/i18n/ai-clients.ts';

/** Tells one client of Heddle. */
interface ClientConfiguration {
  client: string;
  /** The file or place that takes the text. */
  place: string;
  text: string;
}

const tokenPlaceholder = 'heddle_...';
const authorization = `Bearer ${tokenPlaceholder}`;

/** Returns what to enter in common clients; `address` is that of the server's MCP endpoint. */
export function listClientConfigurations(address: string): ClientConfiguration[] {
  const headers = { Authorization: authorization };
  return [
    {
      client: 'Claude Code',
      place: t.runInATerminal,
      text: `claude mcp add --transport http heddle ${address} --header "Authorization: ${authorization}"`,
    },
    {
      client: 'Claude Desktop',
      place: t.inClaudeDesktopConfigJson,
      text: toJson({
        mcpServers: {
          heddle: {
            command: 'npx',
            // Some shells split an argument with a space, so the value comes from the environment.
            args: ['-y', 'mcp-remote', address, '--header', `Authorization:\${HEDDLE_AUTHORIZATION}`],
            env: { HEDDLE_AUTHORIZATION: authorization },
          },
        },
      }),
    },
    {
      client: 'Cursor',
      place: t.inCursorMcpJson,
      text: toJson({ mcpServers: { heddle: { url: address, headers } } }),
    },
    {
      client: 'VS Code',
      place: t.inVscodeMcpJson,
      text: toJson({ servers: { heddle: { type: 'http', url: address, headers } } }),
    },
  ];
}

const toJson = (value: object): string => JSON.stringify(value, null, 2);
