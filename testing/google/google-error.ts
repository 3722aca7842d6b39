// Refusals as Google words them: a code, a status, and for Drive the reasons.

export interface GoogleErrorBody {
  readonly error: object | string;
  readonly error_description?: string;
}

export class GoogleError extends Error {
  readonly code: number;
  readonly body: GoogleErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: number, body: GoogleErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(JSON.stringify(body));
    this.code = code;
    this.body = body;
    this.headers = headers;
  }
}

const statuses: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

export const refusal = (
  code: number,
  message: string,
  reason: string | null = null,
  headers: Readonly<Record<string, string>> = {},
): GoogleError =>
  new GoogleError(
    code,
    {
      error: {
        ...{ code, message, status: statuses[code] ?? 'UNKNOWN' },
        ...(reason !== null && { errors: [{ domain: 'global', reason, message }] }),
      },
    },
    headers,
  );

export const invalid = (message: string): GoogleError => refusal(400, message, 'badRequest');

export const notFound = (id: string): GoogleError => refusal(404, `File not found: ${id}.`, 'notFound');
