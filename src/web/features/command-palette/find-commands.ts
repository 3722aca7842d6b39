// The commands that match the typed text, in their groups, the best match first.
import { type CommandGroup, commandGroups, type PaletteCommand } from './command.ts';
import { rank } from './rank.ts';

export interface ResultGroup {
  readonly group: CommandGroup;
  readonly commands: readonly PaletteCommand[];
}

/** More than anyone reads; with more results one types another letter. */
const mostInGroup = 20;
/** Before anything is typed. */
const mostTemplates = 5;

export function findCommands(query: string, commands: readonly PaletteCommand[]): readonly ResultGroup[] {
  if (query.trim() === '')
    return inGroups(commands, (group) => (group === 'template' ? mostTemplates : mostInGroup));
  const ranks = new Map(commands.map((one) => [one, rank(query, [one.name, ...one.otherNames])]));
  const rankOf = (command: PaletteCommand) => ranks.get(command) ?? 0;
  const found = commands
    .filter((command) => rankOf(command) > 0)
    .sort((one, other) => rankOf(other) - rankOf(one));
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
