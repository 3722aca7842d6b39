// The port to files that the server creates and stores: named, complete, written once.

/** The suffix of a file that is still being written; what a killed server leaves of one is listed like any other. */
export const unfinishedSuffix = '.part';

/** Each call may end with FilesUnavailable. */
export interface Files {
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  get(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Deleting a missing file is not an error. */
  delete(name: string): Promise<void>;
  /** Names of the files last written before a time, in milliseconds since 1970; they may be deleted meanwhile. */
  listOlderThan(time: number): AsyncIterable<string>;
  /** Whether it can be reached at the moment. */
  isAnswering(): Promise<boolean>;
}
