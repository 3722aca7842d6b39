// The port to the current time, so that tests can control it.

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
