// The commands that match the typed text, in their groups, the best match first; the middles of words come after all beginnings.
import { type CommandGroup, commandGroups, type PaletteCommand } from './command.ts';
import { leastSure, matchOf } from './rank.ts';

export interface ResultGroup {
  /** Of any group where what was typed is only in the middle of words. */
  readonly group: CommandGroup | 'within';
  readonly commands: readonly PaletteCommand[];
}

/** More than anyone reads; with more results one types another letter. */
const mostInGroup = 20;
/** Before anything is typed; there are too many rows and fields to look through. */
const mostAtFirst: Readonly<Partial<Record<CommandGroup, number>>> = { template: 5, field: 0, row: 0 };

export function findCommands(query: string, commands: readonly PaletteCommand[]): readonly ResultGroup[] {
  if (query.trim() === '') return inGroups(commands, (group) => mostAtFirst[group] ?? mostInGroup);
  const matches = new Map(commands.map((one) => [one, matchOf(query, [one.name, ...one.otherNames])]));
  const rankOf = (command: PaletteCommand) => matches.get(command)?.rank ?? 0;
  const isOfBeginnings = (command: PaletteCommand) => matches.get(command)?.isOfBeginnings === true;
  const any = commands.filter((command) => rankOf(command) > 0);
  const sure = any.filter((command) => rankOf(command) >= leastSure);
  // Scattered letters are a guess, for when nothing else is found.
  const found = (sure.length > 0 ? sure : any).sort((one, other) => rankOf(other) - rankOf(one));
  const isCalledSo = ({ commands: [first] }: ResultGroup) =>
    first !== undefined && matches.get(first)?.isWhole === true;
  // Of groups that have nothing of exactly that name the usual order holds.
  const grouped = (some: readonly PaletteCommand[]) =>
    inGroups(some, () => mostInGroup).sort(
      (one, other) => Number(isCalledSo(other)) - Number(isCalledSo(one)),
    );
  const beginnings = grouped(found.filter(isOfBeginnings));
  if (beginnings.length === 0) return grouped(found);
  const within = grouped(found.filter((command) => !isOfBeginnings(command))).flatMap(
    (group) => group.commands,
  );
  return within.length === 0
    ? beginnings
    : [...beginnings, { group: 'within', commands: within.slice(0, mostInGroup) }];
}

function inGroups(commands: readonly PaletteCommand[], most: (group: CommandGroup) => number): ResultGroup[] {
  return commandGroups
    .map((group) => ({
      group,
      commands: commands.filter((command) => command.group === group).slice(0, most(group)),
    }))
    .filter((found) => found.commands.length > 0);
}
