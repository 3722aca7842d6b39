// The progress of a build, as reported to its caller.

export interface BuildProgress {
  readonly state: 'queued' | 'building' | 'done' | 'failed' | 'cancelled';
  readonly percent: number;
}
