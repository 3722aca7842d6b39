// A visitor whose every request tells how long it held the server's event loop.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CallName } from '#contract/paths.ts';
import type { CallInput, Visitor } from '#testing/server/visitor.ts';
import type { ProbedHold } from './loop-probe.ts';
import type { MachineStops } from './machine-stops.ts';

/** The machine does other things too, so the one in the middle counts. */
export const rounds = 3;

/** The longest of a call, by the clock. */
export interface Hold {
  readonly name: CallName;
  readonly shape: string;
  readonly ms: number;
  /** Of it, how long the thread had a processor. */
  readonly workMs: number;
  /** At most this much was not the machine's, of whichever hold that is the most. */
  readonly ownMs: number;
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
  readonly #holds: CallHolds[] = [];

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
    const holds = new Map<CallName, (readonly ProbedHold[])[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, input, by = this.#visitor } of await requestsOf(round)) {
        await this.#newHolds();
        const response = await by.request(name, input);
        const reply = await response.arrayBuffer();
        if (response.status >= 500) {
          const text = Buffer.from(reply).toString();
          throw new Error(`${name} with ${shape} answered ${response.status}: ${text}`);
        }
        isDone &&= response.ok;
        holds.set(name, [...(holds.get(name) ?? []), await this.#newHolds()]);
      }
    }
    for (const [name, ofRounds] of holds) this.#holds.push({ name, shape, ofRounds });
    return isDone;
  }

  /** Of the rounds of each call, the one in the middle. */
  holds(stops: MachineStops): Hold[] {
    return this.#holds.map(({ name, shape, ofRounds }) => {
      const longest = ofRounds.map((ofRound) => longestOf(ofRound, lengthOf));
      const own = ofRounds.map((ofRound) => {
        const ownOf = (hold: ProbedHold) => ownMs(hold, stops);
        return ownOf(longestOf(ofRound, ownOf));
      });
      const middle = middleOf(longest, lengthOf);
      return {
        name,
        shape,
        ms: lengthOf(middle),
        workMs: middle.workMs,
        ownMs: middleOf(own, (ms) => ms),
      };
    });
  }

  /** Since it was last asked. */
  async #newHolds(): Promise<readonly ProbedHold[]> {
    return JSON.parse(await text(connect(this.#socket)));
  }
}

interface CallHolds {
  readonly name: CallName;
  readonly shape: string;
  readonly ofRounds: readonly (readonly ProbedHold[])[];
}

const none: ProbedHold = { fromMs: 0, toMs: 0, workMs: 0, waitMs: 0 };

const longestOf = (holds: readonly ProbedHold[], msOf: (hold: ProbedHold) => number): ProbedHold =>
  holds.reduce((longest, hold) => (msOf(hold) > msOf(longest) ? hold : longest), none);

const lengthOf = ({ fromMs, toMs }: ProbedHold): number => toMs - fromMs;

/** Without the longer of the time it waited for a processor and the time the machine stood still: what is both is not taken off twice. */
const ownMs = (hold: ProbedHold, stops: MachineStops): number =>
  lengthOf(hold) - Math.max(hold.waitMs, stops.stoppedMs(hold));

function middleOf<Value>(values: readonly Value[], msOf: (value: Value) => number): Value {
  const middle = values.toSorted((one, other) => msOf(one) - msOf(other))[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
