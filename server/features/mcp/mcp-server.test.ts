import { expect, it } from 'vitest';
import { listDirectTools } from '../assistant/call-tool.usecases.ts';
import { listTool } from './mcp-server.ts';

const listed = listDirectTools({ origin: 'https://tasks.example' }).map(listTool);
const isOurs = ({ name }: { name: string }) => name !== 'search' && name !== 'fetch';

it('lists at most 12 tools in fewer than 5,000 tokens, besides search and fetch', () => {
  const ours = listed.filter(isOurs);
  expect(ours.length).toBeLessThanOrEqual(12);
  expect(listed).toHaveLength(ours.length + 2);
  // JSON and English have about four characters to a token; three leave room for other tokenizers.
  expect(JSON.stringify(ours).length / 3).toBeLessThan(5000);
});

it('takes objects, and says of each tool whether it reads, changes or destroys', () => {
  for (const { inputSchema, annotations } of listed) {
    expect(inputSchema.type).toBe('object');
    expect(annotations).toMatchObject({
      title: expect.any(String),
      readOnlyHint: expect.any(Boolean),
      destructiveHint: expect.any(Boolean),
    });
  }
});
