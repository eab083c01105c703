import { t } from '#browser/i18n/domain.ts';
import { getLanguage } from '#browser/i18n/language.ts';
import { describeRecurrence as describeIn } from '#domain/describe-recurrence.ts';

/** Describes an RRULE in the language that is shown: `every 2 weeks on Mon, Thu`. */
export const describeRecurrence = (rule: string): string => describeIn(rule, t, getLanguage());
