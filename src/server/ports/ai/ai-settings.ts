// Which AI is asked, how long it may take, and how much of it may be used.

export interface AiSettings {
  readonly baseUrl: URL;
  /** Null where an endpoint on this machine asks for none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** For one answer, further tries included. */
  readonly timeoutMs: number;
  /** Of all that use the server; infinite without a limit. */
  readonly tokensPerDay: number;
  readonly tokensPerPersonPerDay: number;
  /** Of one person; 0 without a limit. */
  readonly requestsPerMinute: number;
  /** Of everybody together; 0 for no limit. */
  readonly requestsPerMinuteOfAll: number;
}
