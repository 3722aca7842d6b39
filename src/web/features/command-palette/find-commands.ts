// The commands that match the typed text, in their groups, the best match first; of equal ones actions come before sheets.
import { type CommandGroup, commandGroups, type PaletteCommand } from './command.ts';
import { leastSure, rank } from './rank.ts';

export interface ResultGroup {
  readonly group: CommandGroup;
  readonly commands: readonly PaletteCommand[];
}

/** More than anyone reads; with more results one types another letter. */
const mostInGroup = 20;
/** Before anything is typed; there are too many rows and fields to look through. */
const mostAtFirst: Readonly<Partial<Record<CommandGroup, number>>> = { template: 5, field: 0, row: 0 };

export function findCommands(query: string, commands: readonly PaletteCommand[]): readonly ResultGroup[] {
  if (query.trim() === '') return inGroups(commands, (group) => mostAtFirst[group] ?? mostInGroup);
  const ranks = new Map(commands.map((one) => [one, rank(query, [one.name, ...one.otherNames])]));
  const rankOf = (command: PaletteCommand) => ranks.get(command) ?? 0;
  const any = commands.filter((command) => rankOf(command) > 0);
  const sure = any.filter((command) => rankOf(command) >= leastSure);
  // Scattered letters are a guess, for when nothing else is found.
  const found = (sure.length > 0 ? sure : any).sort((one, other) => rankOf(other) - rankOf(one));
  const bestOf = ({ commands: [first] }: ResultGroup) => (first ? rankOf(first) : 0);
  return [...inGroups(found, () => mostInGroup)].sort((one, other) => bestOf(other) - bestOf(one));
}

function inGroups(commands: readonly PaletteCommand[], most: (group: CommandGroup) => number): ResultGroup[] {
  return commandGroups
    .map((group) => ({
      group,
      commands: commands.filter((command) => command.group === group).slice(0, most(group)),
    }))
    .filter((found) => found.commands.length > 0);
}
