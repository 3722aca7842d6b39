// Every error the server can answer with: its status, what happened and what to do about it.

export interface ErrorKind {
  readonly status: number;
  readonly message: string;
  readonly remedy: string;
}

export const errorCodes = {
  'bad-request': {
    status: 400,
    message: 'The request does not have the shape this call expects.',
    remedy: 'Mend the fields that are named and send it again.',
  },
  'template-invalid': {
    status: 422,
    message: 'The template cannot be read.',
    remedy: 'Mend the places that are named; what was saved before is untouched.',
  },
  'template-not-found': {
    status: 404,
    message: 'There is no such template among yours.',
    remedy: 'Check the address, or go back to your templates.',
  },
  'template-stale': {
    status: 409,
    message: 'The template was changed elsewhere after you opened it.',
    remedy: 'Load the newer version, or save yours over it.',
  },
  'template-limit': {
    status: 403,
    message: 'You have as many templates as a visitor may keep.',
    remedy: 'Delete one to make room.',
  },
  'template-too-large': {
    status: 413,
    message: 'The request is larger than the server takes.',
    remedy: 'Remove resources or long texts and try again.',
  },
  'file-not-found': {
    status: 404,
    message: 'There is no such file among yours.',
    remedy: 'Build the workbook again.',
  },
  'xsrf-mismatch': {
    status: 403,
    message: 'The request did not carry the token of this session.',
    remedy: 'Reload the page and try again; what you typed is kept in this browser.',
  },
  'rate-limited': {
    status: 429,
    message: 'Too many requests in a short time.',
    remedy: 'Wait for the time given in Retry-After and try again.',
  },
  'media-type': {
    status: 415,
    message: 'The request body is not JSON.',
    remedy: 'Send it as application/json.',
  },
  'not-found': {
    status: 404,
    message: 'There is nothing at this address.',
    remedy: 'Check the path; /api/docs lists every call.',
  },
  'database-unavailable': {
    status: 503,
    message: 'The database does not answer.',
    remedy: 'Try again in a few seconds; what you typed is kept in this browser.',
  },
  'shutting-down': {
    status: 503,
    message: 'The server is stopping.',
    remedy: 'Try again in a few seconds.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on the server.',
    remedy: 'Try again; if it stays, send the request id to support.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorCodes;
