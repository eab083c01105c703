import domain from './domain.ts';
import errors from './errors.ts';
import mails from './mails.ts';
import notifications from './notifications.ts';

export default { domain, errors, mails, notifications };
