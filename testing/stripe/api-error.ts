// Refusals as Stripe words them: a status, a type, and often a code and the parameter that is meant.

export interface ErrorBody {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
}

export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Found before anything was done: the same key may then bring other parameters. */
  readonly isOfParameters: boolean;

  constructor(status: number, body: ErrorBody, isOfParameters = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.isOfParameters = isOfParameters;
  }
}

export const missing = (kind: string, id: string, param = 'id'): ApiError =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const invalid = (message: string, param?: string, code?: string): ApiError =>
  new ApiError(400, {
    ...{ type: 'invalid_request_error', message },
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });

export const unknownParameter = (param: string): ApiError =>
  new ApiError(
    400,
    {
      ...{ type: 'invalid_request_error', code: 'parameter_unknown', param },
      message: `Received unknown parameter: ${param}`,
    },
    true,
  );

export const missingParameter = (param: string): ApiError =>
  new ApiError(
    400,
    {
      ...{ type: 'invalid_request_error', code: 'parameter_missing', param },
      message: `Missing required param: ${param}.`,
    },
    true,
  );
