// Decides who makes room in a full queue: whoever waits with most, before a newcomer with less is refused.

/** Whom a task counts against. */
export interface Caller {
  readonly accountId: string;
  readonly network: string;
}

export interface QueuedTask {
  readonly caller: Caller;
  /** The memory that the task holds until its turn. */
  readonly heldBytes: number;
}

export interface WaitingLimits {
  readonly maxWaiting: number;
  readonly maxWaitingPerNetwork: number;
  readonly maxWaitingPerAccount: number;
  readonly maxHeldBytes: number;
}

/** As a string in memory, at most. */
export const bytesOfText = (text: string): number => 2 * text.length;

type Measure = (task: QueuedTask) => number;

const asOne: Measure = () => 1;
const asBytes: Measure = ({ heldBytes }) => heldBytes;

const sumOf = (tasks: readonly QueuedTask[], measure: Measure): number =>
  tasks.reduce((sum, task) => sum + measure(task), 0);

/** Returns the tasks to displace, or null if the newcomer is to be refused; those who wait are in order of turn. */
export function makeRoom<Task extends QueuedTask>(
  waiting: readonly Task[],
  newcomer: QueuedTask,
  limits: WaitingLimits,
): readonly Task[] | null {
  const displaced: Task[] = [];
  for (;;) {
    const left = waiting.filter((task) => !displaced.includes(task));
    const excess = excessOf([...left, newcomer], newcomer, limits);
    if (excess === null) return displaced;
    const ofNetwork = heaviest(excess.tasks, ({ network }) => network, newcomer, excess.measure);
    const ofAccount = heaviest(ofNetwork, ({ accountId }) => accountId, newcomer, excess.measure);
    // Nobody makes room for a newcomer who would then wait with as much.
    if (ofAccount.includes(newcomer)) return null;
    const newest = left.findLast((task) => ofAccount.includes(task));
    if (newest === undefined) return null;
    displaced.push(newest);
  }
}

interface Excess {
  readonly tasks: readonly QueuedTask[];
  readonly measure: Measure;
}

/** Which tasks are too many, or too large, together. */
function excessOf(tasks: readonly QueuedTask[], newcomer: QueuedTask, limits: WaitingLimits): Excess | null {
  const { network, accountId } = newcomer.caller;
  const ofNetwork = tasks.filter(({ caller }) => caller.network === network);
  const ofAccount = ofNetwork.filter(({ caller }) => caller.accountId === accountId);
  if (ofAccount.length > limits.maxWaitingPerAccount) return { tasks: ofAccount, measure: asOne };
  if (ofNetwork.length > limits.maxWaitingPerNetwork) return { tasks: ofNetwork, measure: asOne };
  if (tasks.length > limits.maxWaiting) return { tasks, measure: asOne };
  if (sumOf(tasks, asBytes) > limits.maxHeldBytes) return { tasks, measure: asBytes };
  return null;
}

/** The tasks of the network or account with most; among equals, the newcomer's. */
function heaviest(
  tasks: readonly QueuedTask[],
  groupOf: (caller: Caller) => string,
  newcomer: QueuedTask,
  measure: Measure,
): readonly QueuedTask[] {
  const inGroup = (group: string) => tasks.filter(({ caller }) => groupOf(caller) === group);
  // From the end, so that of several with most it is the one whose turn is last.
  const groups = [...new Set(tasks.map(({ caller }) => groupOf(caller)))].reverse().map(inGroup);
  return groups.reduce(
    (most, group) => (sumOf(group, measure) > sumOf(most, measure) ? group : most),
    inGroup(groupOf(newcomer.caller)),
  );
}
