// Shortens a long name so that it fits across a page in title size; the purpose below has it in full.

const longestTitle = 48;

export function titleLine(name: string): string {
  const marks = [...name.replace(/\s+/g, ' ').trim()];
  if (marks.length <= longestTitle) return name;
  const start = marks.slice(0, longestTitle).join('');
  const end = start.lastIndexOf(' ');
  return `${end > longestTitle / 2 ? start.slice(0, end) : start}…`;
}
