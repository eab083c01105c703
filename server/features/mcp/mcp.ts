import type { Config } from '../../config/config.ts';
import { createMcpRoutes } from './mcp.routes.ts';

/** Creates the endpoint at which AI clients call the tools of the assistant. */
export const createMcp = ({
  authenticateClient,
  clientAddress,
  config,
  reading,
  inTransaction,
  clock,
  log,
}: Omit<Parameters<typeof createMcpRoutes>[0], 'baseUrl'> & { config: Pick<Config, 'baseUrl'> }) => ({
  openRoutes: {
    '/mcp': createMcpRoutes({
      authenticateClient,
      clientAddress,
      baseUrl: config.baseUrl,
      reading,
      inTransaction,
      clock,
      log,
    }),
  },
});
