// The port to files that the server makes and keeps: named, whole, written once.

/** How the name of a file ends that is not whole yet; what a killed server leaves of one is listed like the others. */
export const unfinishedSuffix = '.part';

export interface Files {
  put(name: string, content: Uint8Array): Promise<void>;
  /** null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Deleting what is not there is no mistake. */
  delete(name: string): Promise<void>;
  /** Names of the files last written before a time, in milliseconds since 1970. */
  listOlderThan(time: number): Promise<string[]>;
}
