// How far a build is, as whoever asked for it may know.

export interface Progress {
  readonly state: 'queued' | 'building' | 'done' | 'failed' | 'cancelled';
  readonly percent: number;
}
