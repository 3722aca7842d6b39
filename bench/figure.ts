// What a measurement prints: one JSON line, a ratio where there is a peer, and whether the goal is met.

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What we are measured against in the same run. */
  readonly peer: string | null;
  /** How many times better than the peer. */
  readonly ratio: number | null;
  readonly goal: string;
  readonly ok: boolean;
}

/** A trial goes through it once, to see that it still works: its figure means nothing. */
export type Measurement = (isTrial?: boolean) => Promise<Figure>;

const rounded = (value: number) => Number(value.toPrecision(4));

export function atMost(name: string, value: number, unit: string, most: number): Figure {
  return {
    name,
    value: rounded(value),
    unit,
    peer: null,
    ratio: null,
    goal: `<= ${most}`,
    ok: value <= most,
  };
}

export interface Peer {
  readonly name: string;
  /** The same work, in the unit of our value. */
  readonly value: number;
}

/** How many times less than a peer. */
export function timesLess(name: string, value: number, unit: string, peer: Peer, least: number): Figure {
  const ratio = peer.value / value;
  return {
    name,
    value: rounded(value),
    unit,
    peer: peer.name,
    ratio: rounded(ratio),
    goal: `>= ${least} times less`,
    ok: ratio >= least,
  };
}

/** At most so many times of a peer. */
export function atMostTimes(name: string, value: number, unit: string, peer: Peer, most: number): Figure {
  const ratio = peer.value / value;
  return {
    name,
    value: rounded(value),
    unit,
    peer: peer.name,
    ratio: rounded(ratio),
    goal: `<= ${most} times the peer`,
    ok: value <= most * peer.value,
  };
}
