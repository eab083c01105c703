import { expect, it } from 'vitest';
import { listClientConfigurations } from './client-configurations.ts';

const address = 'https://tasks.example/mcp';
const configurations = listClientConfigurations(address);

it('tells each client the address and where the token goes', () => {
  expect(configurations.map(({ client }) => client)).toContain('Claude Code');
  for (const { text } of configurations) {
    expect(text).toContain(address);
    expect(text).toContain('Bearer heddle_...');
  }
});

it('writes JSON that can be read for all that are no command', () => {
  for (const { text, place } of configurations)
    if (place.startsWith('In ')) expect(Object.keys(JSON.parse(text))).toHaveLength(1);
});
