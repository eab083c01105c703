export const classifyQuestion = {
  title: 'Classify Tasks',
  text: 'This will re-classify ALL your tasks using the improved LLM logic. Tasks will be moved to proper standard themes (Work, Personal, Health, etc.). Continue?',
};

export const classifyFailed = 'Failed to reclassify tasks. Please try again.';
