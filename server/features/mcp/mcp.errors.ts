import { AppError } from '../../http/errors.ts';

const place = 'Settings > Calendars and connections';

export const mcpOff = () =>
  new AppError({
    code: 'mcp.off',
    message: `AI clients are not allowed to connect. Turn this on in Heddle under ${place}.`,
    status: 403,
  });

export const changesNotAllowed = () =>
  new AppError({
    code: 'mcp.read_only',
    message: `AI clients may only read. Tell the user that changes can be allowed in Heddle under ${place}.`,
    status: 403,
  });

export const tokenMayOnlyRead = () =>
  new AppError({
    code: 'mcp.token_reads_only',
    message:
      'This connection may only read. Tell the user to connect this program again and allow changes, or to create an access token that may read and write in Heddle under Settings > Calendars and connections.',
    status: 403,
  });

export const answerTooLong = () =>
  new AppError({
    code: 'mcp.answer_too_long',
    message: 'The answer is too long. Ask for less: a lower limit, fewer days, or a narrower filter.',
    status: 413,
  });
