// The order of waiting tasks: turns go round the networks, and within a network round its accounts.
import type { Caller, QueuedTask } from './make-room.ts';

export class Turns<Task extends QueuedTask> {
  /** By network and account, each in order of turn. */
  readonly #waiting = new Map<string, Map<string, readonly Task[]>>();

  /** Those whose turn is last at the end; an account's oldest first. */
  all(): readonly Task[] {
    return [...this.#waiting.values()].flatMap((accounts) => [...accounts.values()].flat());
  }

  add(task: Task): void {
    const { network, accountId } = task.caller;
    const accounts = this.#waiting.get(network) ?? new Map<string, readonly Task[]>();
    accounts.set(accountId, [...(accounts.get(accountId) ?? []), task]);
    this.#waiting.set(network, accounts);
  }

  remove(task: Task): void {
    const { network, accountId } = task.caller;
    const accounts = this.#waiting.get(network);
    const left = accounts?.get(accountId)?.filter((other) => other !== task) ?? [];
    if (left.length > 0) accounts?.set(accountId, left);
    else accounts?.delete(accountId);
    if (accounts?.size === 0) this.#waiting.delete(network);
  }

  next(): Task | undefined {
    const [accounts] = this.#waiting.values();
    const [tasks] = accounts?.values() ?? [];
    return tasks?.[0];
  }

  /** Whoever has had a turn goes behind those who wait. */
  goLast({ network, accountId }: Caller): void {
    const accounts = this.#waiting.get(network);
    if (accounts === undefined) return;
    moveToEnd(accounts, accountId);
    moveToEnd(this.#waiting, network);
  }
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
