// Shortens a long name to what fits across a page in the size of titles; the purpose below says it in full.

const longestTitle = 48;

export function titleLine(name: string): string {
  const marks = [...name.replace(/\s+/g, ' ').trim()];
  if (marks.length <= longestTitle) return name;
  const start = marks.slice(0, longestTitle).join('');
  const end = start.lastIndexOf(' ');
  return `${end > longestTitle / 2 ? start.slice(0, end) : start}…`;
}
