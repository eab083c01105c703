import { t } from '#browser/i18n/model.ts';
import type { Priority } from '#contract/vocabularies.ts';

export const priorityWord = (priority: Priority): string => t.priorities[priority];
