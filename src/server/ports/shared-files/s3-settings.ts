// Where an S3-compatible store is, and who may use it.

export interface S3Settings {
  readonly endpoint: URL;
  readonly bucket: string;
  /** Of all names in the bucket: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** For a call with everything that belongs to it. */
  readonly timeoutMs: number;
}
