// The port to the time of day, so that tests can hold it still.

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
