// What was answered to a key: the same request again gets the same answer, and another one under that key is refused.
import { ApiError } from './api-error.ts';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Kept {
  readonly request: string;
  answer: Answer | null;
}

export class Idempotency {
  readonly #kept = new Map<string, Kept>();

  /** What was answered before; null if it is to be done now, which is then in progress. */
  begin(key: string, request: string): Answer | null {
    const kept = this.#kept.get(key);
    if (kept === undefined) {
      this.#kept.set(key, { request, answer: null });
      return null;
    }
    if (kept.request !== request) {
      throw new ApiError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (kept.answer === null) {
      throw new ApiError(409, {
        ...{ type: 'idempotency_error', code: 'idempotency_key_in_use' },
        message:
          'There is currently another in-progress request using this Idempotent Key. Please try again later.',
      });
    }
    return kept.answer;
  }

  end(key: string, answer: Answer): void {
    const kept = this.#kept.get(key);
    if (kept !== undefined) kept.answer = answer;
  }

  /** Nothing was done. */
  forget(key: string): void {
    this.#kept.delete(key);
  }
}
