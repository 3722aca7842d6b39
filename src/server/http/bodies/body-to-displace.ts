// Decides whose body gives way where there is no room left: that of whoever holds most.
import type { Caller } from '#server/model-processes/make-room.ts';

export interface HeldBody {
  readonly sender: Caller;
  readonly bytes: number;
  /** It does not give way, whoever needs its room. */
  readonly isKept: boolean;
}

/** Null if nobody holds more than the asker would: then the asker is refused. */
export function bodyToDisplace<Body extends HeldBody>(
  held: Iterable<Body>,
  asker: Body,
  moreBytes: number,
): Body | null {
  const bodies = [...held];
  const ofNetworks = sumsBy(bodies, networkKey);
  const ofVisitors = sumsBy(bodies, visitorKey);
  const weigh = (body: Body) => [
    ofNetworks.get(networkKey(body)) ?? 0,
    ofVisitors.get(visitorKey(body)) ?? 0,
    body.bytes,
  ];
  const [ownNetwork = 0, ownVisitor = 0] = weigh(asker);
  const isHeavier = (body: Body): boolean => {
    const [network = 0, visitor = 0] = weigh(body);
    return body.sender.network === asker.sender.network
      ? visitor > ownVisitor + moreBytes
      : network > ownNetwork + moreBytes;
  };
  const candidates = bodies.filter((body) => !body.isKept && body.bytes > 0 && isHeavier(body));
  return candidates.reduce<Body | null>(
    (most, body) => (most === null || isMore(weigh(body), weigh(most)) ? body : most),
    null,
  );
}

const networkKey = ({ sender }: HeldBody): string => sender.network;
const visitorKey = ({ sender }: HeldBody): string => `${sender.network} ${sender.accountId}`;

function sumsBy(bodies: readonly HeldBody[], keyOf: (body: HeldBody) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const body of bodies) sums.set(keyOf(body), (sums.get(keyOf(body)) ?? 0) + body.bytes);
  return sums;
}

/** By the first weight in which they differ. */
function isMore(weights: readonly number[], others: readonly number[]): boolean {
  const place = weights.findIndex((weight, index) => weight !== others[index]);
  return place !== -1 && (weights[place] ?? 0) > (others[place] ?? 0);
}
