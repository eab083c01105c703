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
      client: t.claudeCode,
      place: t.runInATerminal,
      text: `claude mcp add --transport http heddle ${address} --header "Authorization: ${authorization}"`,
    },
    {
      client: t.claudeDesktop,
      place: t.inClaudeDesktopConfigJson,
      text: toJson({
        mcpServers: {
          heddle: {
            command: 'npx',
            // Some shells split an argument with a space, so the value comes from the environment.
            args: ['-y', 'mcp-remote', address, '--header', t.authorizationHeddleAuthorization],
            env: { HEDDLE_AUTHORIZATION: authorization },
          },
        },
      }),
    },
    {
      client: t.cursor,
      place: t.inCursorMcpJson,
      text: toJson({ mcpServers: { heddle: { url: address, headers } } }),
    },
    {
      client: t.vsCode,
      place: t.inVscodeMcpJson,
      text: toJson({ servers: { heddle: { type: 'http', url: address, headers } } }),
    },
  ];
}

const toJson = (value: object): string => JSON.stringify(value, null, 2);
