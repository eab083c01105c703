/**
 * Returns data as JSON for a prompt. Splits the special tokens of models, such as `<|endoftext|>`, because some servers would
 * interpret them.
 */
export const toPrompt = (data: object): string =>
  JSON.stringify(data).replaceAll('<|', '< |').replaceAll('|>', '| >');
