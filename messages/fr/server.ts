import domain from './domain.ts';
import errors from './errors.ts';
import filter from './filter.ts';
import mails from './mails.ts';
import modelFailures from './model-failures.ts';
import notifications from './notifications.ts';
import status from './status.ts';

export default { domain, errors, filter, mails, 'model-failures': modelFailures, notifications, status };
