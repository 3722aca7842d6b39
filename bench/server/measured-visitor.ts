// A visitor whose every request tells how long it held the server's event loop.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CallName } from '#contract/paths.ts';
import type { CallInput, Visitor } from '#testing/server/visitor.ts';

/** The machine does other things too, so the one in the middle counts. */
export const rounds = 3;

interface HoldTime {
  readonly ms: number;
  /** Of it, how long the thread had a processor. */
  readonly workMs: number;
  /** And how long others had the one it waited for; the rest it waited for a disk, or all stood still. */
  readonly waitMs: number;
}

/** Those that were the longest by the clock, and without waiting for a processor. */
interface LongestHolds {
  readonly byClock: HoldTime;
  readonly unwaited: HoldTime;
}

export interface Hold extends HoldTime {
  readonly name: CallName;
  readonly shape: string;
  /** Of the request's longest hold without it, which may be another one. */
  readonly unwaitedMs: number;
}

export interface VisitorRequest {
  readonly name: CallName;
  readonly input: CallInput;
  /** Another one. */
  readonly by?: Visitor;
}

export class MeasuredVisitor {
  readonly #visitor: Visitor;
  readonly #socket: string;
  readonly holds: Hold[] = [];

  constructor(visitor: Visitor, socket: string) {
    this.#visitor = visitor;
    this.#socket = socket;
  }

  /** Whether it was done; what is refused is measured too. */
  async measure(
    name: CallName,
    shape: string,
    inputOf: (round: number) => CallInput | Promise<CallInput> = () => ({}),
  ): Promise<boolean> {
    return this.measureAll(shape, async (round) => [{ name, input: await inputOf(round) }]);
  }

  /** The requests of each round, one after the other. */
  async measureAll(
    shape: string,
    requestsOf: (round: number) => readonly VisitorRequest[] | Promise<readonly VisitorRequest[]>,
  ): Promise<boolean> {
    let isDone = true;
    const times = new Map<CallName, LongestHolds[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, input, by = this.#visitor } of await requestsOf(round)) {
        await this.#longestHold();
        const response = await by.request(name, input);
        await response.arrayBuffer();
        if (response.status >= 500) throw new Error(`${name} with ${shape} answered ${response.status}.`);
        isDone &&= response.ok;
        times.set(name, [...(times.get(name) ?? []), await this.#longestHold()]);
      }
    }
    for (const [name, holds] of times) {
      const byClock = holds.map((hold) => hold.byClock);
      const unwaited = holds.map((hold) => unwaitedMs(hold.unwaited));
      const unwaitedMiddle = middleOf(unwaited, (ms) => ms);
      this.holds.push({ name, shape, ...middleOf(byClock, ({ ms }) => ms), unwaitedMs: unwaitedMiddle });
    }
    return isDone;
  }

  /** Since it was last asked. */
  async #longestHold(): Promise<LongestHolds> {
    return JSON.parse(await text(connect(this.#socket)));
  }
}

const unwaitedMs = ({ ms, waitMs }: HoldTime): number => ms - waitMs;

function middleOf<Value>(values: readonly Value[], msOf: (value: Value) => number): Value {
  const middle = values.toSorted((one, other) => msOf(one) - msOf(other))[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
